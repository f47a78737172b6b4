/** A product somebody has begun to write: what the form holds, its pictures too. */
export interface Draft {
  id: string;
  uid: string;
  /** When it was last saved, in milliseconds since 1970, by the server's clock as far as this device knew it. */
  at: number;
  /** The id that its product is to have, where a file says which product it is. */
  productId?: string;
  /** Which state of it the account has, for other devices, by its `at`; absent while it is on this device alone. */
  shared?: number;
  /** Published or thrown away: stays until the account has heard of it. */
  gone?: true;
  /** While its product is on the way to the server: the product's path. Then the act in the journal stands for it. */
  sentAs?: string;
  /** What the form held: plain data and blobs. */
  values: object;
}

/** What a draft is called: the product's name, or that it has none yet. */
export function nameOfDraft({ values }: Pick<Draft, 'values'>): string {
  const name = 'productname' in values ? values.productname : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : 'A product without a name';
}

/** The picture a draft is known by, or null while it has none. */
export function coverOfDraft({ values }: Pick<Draft, 'values'>): Blob | null {
  if ('photo' in values && values.photo instanceof Blob) return values.photo;
  const pictures: unknown = 'pictures' in values ? values.pictures : undefined;
  const first: unknown = Array.isArray(pictures) ? pictures[0] : undefined;
  if (typeof first !== 'object' || first === null || !('thumb' in first)) return null;
  return first.thumb instanceof Blob ? first.thumb : null;
}
