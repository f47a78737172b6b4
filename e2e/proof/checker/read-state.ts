import type { ProductChange, ShopState, ShownItem, StoredDocument } from './state.ts';

interface RestValue {
  booleanValue?: boolean;
  stringValue?: string;
  integerValue?: string;
  doubleValue?: number;
  timestampValue?: string;
  mapValue?: { fields?: Record<string, RestValue> };
}

interface RestList {
  documents?: { name: string; fields?: Record<string, RestValue> }[];
  nextPageToken?: string;
}

/** Timestamps become milliseconds. */
function plainValue(value: RestValue): unknown {
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.timestampValue !== undefined) return Date.parse(value.timestampValue);
  if (value.mapValue !== undefined) return plainFields(value.mapValue.fields);
  return value.booleanValue ?? value.stringValue ?? value.doubleValue;
}

function plainFields(fields: Record<string, RestValue> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

/** One change of an item, from the event that Firestore tells of it with. */
export function readChange(body: Buffer): ProductChange {
  const { document, time, data } = JSON.parse(body.toString('utf8')) as {
    document: string;
    time: string;
    data: {
      value?: { fields?: Record<string, RestValue> };
      oldValue?: { fields?: Record<string, RestValue> };
    };
  };
  return {
    id: document.slice(document.lastIndexOf('/') + 1),
    at: Date.parse(time),
    before: data.oldValue && plainFields(data.oldValue.fields),
    after: data.value && plainFields(data.value.fields),
  };
}

async function json<Answer>(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Reads all of it over the wire, with no package of Firebase's or Stripe's and none of the shop's code. */
export async function readState(
  { firestoreHost, project, providerUrl }: { firestoreHost: string; project: string; providerUrl: string },
  now: number,
  { productChanges, shown }: { productChanges: readonly ProductChange[]; shown: readonly ShownItem[] },
): Promise<ShopState> {
  const documents = `http://${firestoreHost}/v1/projects/${project}/databases/(default)/documents`;
  const list = async (collection: string): Promise<StoredDocument[]> => {
    const found: StoredDocument[] = [];
    let token = '';
    do {
      const query = `pageSize=300${token && `&pageToken=${encodeURIComponent(token)}`}`;
      const page = await json<RestList>(`${documents}/${collection}?${query}`, {
        authorization: 'Bearer owner',
      });
      for (const { name, fields } of page.documents ?? []) {
        found.push({ id: name.slice(name.lastIndexOf('/') + 1), fields: plainFields(fields) });
      }
      token = page.nextPageToken ?? '';
    } while (token !== '');
    return found;
  };
  const [products, bookings, payments, advertisements, wishes, users, auditLog] = await Promise.all(
    ['products', 'bookings', 'payments', 'advertisements', 'wishlist', 'users', 'auditLog'].map(list),
  );
  const provider = await json<{
    paymentIntents: ShopState['intents'];
    charges: ShopState['charges'];
    refunds: ShopState['refunds'];
  }>(`${providerUrl}/test/state`);
  return {
    now,
    intents: provider.paymentIntents,
    charges: provider.charges,
    refunds: provider.refunds,
    products: products ?? [],
    bookings: bookings ?? [],
    payments: payments ?? [],
    advertisements: advertisements ?? [],
    wishes: wishes ?? [],
    users: users ?? [],
    auditLog: auditLog ?? [],
    history: [...productChanges],
    shown: [...shown],
  };
}
