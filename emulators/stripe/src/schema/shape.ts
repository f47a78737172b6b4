/** What a value has to look like. */
export type Shape =
  | 'any'
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  /** One of these values, and with `open` any other text. */
  | { enum: readonly (string | number | boolean)[]; open?: true }
  | { list: Shape }
  /** Values of one shape under any name. */
  | { map: Shape }
  | { oneOf: readonly Shape[] }
  /** One of the extract's types. */
  | { type: string };

/** An object's fields; a name that ends in `?` may be absent. */
export type Fields = Readonly<Record<string, Shape>>;

/** The part of Stripe's types that is served here, taken from the types of an installed `stripe` package. */
export interface Extract {
  /** The package it was taken from, and the version of the API whose types those are. */
  sdk: string;
  api: string;
  types: Readonly<Record<string, Fields | { is: Shape }>>;
}
