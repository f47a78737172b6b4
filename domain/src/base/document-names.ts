/**
 * What the code calls two fields, and what the specification's documents, payloads and answers call them: there
 * `bookingId` is the product and `bookingsId` the booking, and a payment intent's id is a `transactionId`.
 */
export const DOCUMENT_NAMES = { productId: 'bookingId', paymentIntentId: 'transactionId' } as const;

type Names = typeof DOCUMENT_NAMES;
type CodeName<K> = { [C in keyof Names]: K extends Names[C] ? C : never }[keyof Names];

/** A document, payload or answer under the names the code uses. */
export type FromDocument<D> = { [K in keyof D as [CodeName<K>] extends [never] ? K : CodeName<K>]: D[K] };

/** What the code knows under the names of documents, payloads and answers. */
export type ToDocument<E> = { [K in keyof E as K extends keyof Names ? Names[K] : K]: E[K] };

const TO_DOCUMENT = new Map<string, string>(Object.entries(DOCUMENT_NAMES));
const FROM_DOCUMENT = new Map([...TO_DOCUMENT].map(([code, document]) => [document, code]));

function renamed(fields: object, names: ReadonlyMap<string, string>): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names.get(name) ?? name, value]));
}

/** The fields of a document, payload or answer under the names the code uses; values stay as they are. */
export function fromDocument<D extends object>(document: D): FromDocument<D> {
  return renamed(document, FROM_DOCUMENT) as FromDocument<D>;
}

/** The fields under the names of documents, payloads and answers; values stay as they are. */
export function toDocument<E extends object>(entity: E): ToDocument<E> {
  return renamed(entity, TO_DOCUMENT) as ToDocument<E>;
}
