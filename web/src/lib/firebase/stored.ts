/** A stored entity with its document's id, as the specification's `_id`. */
export type Stored<T> = T & { _id: string };
