import { COLLECTIONS } from '../base/collections.ts';
import { type AttributeName, PRODUCT_ATTRIBUTES } from './attributes/product-attributes.ts';

/** Most characters of all that a stored draft says: what the form takes, and somewhat more. The rules are written from it. */
export const MAX_DRAFT_CHARACTERS = 8_000;

/** Most facts of a stored draft. */
export const MAX_DRAFT_FACTS = 20;

/**
 * `users/{uid}/drafts/{id}`: what a seller has begun to write, for their other devices. Pictures stay on the device they were
 * chosen on.
 */
export interface StoredDraft {
  /** What the form held of each fact, finished or not. */
  values: Partial<Record<AttributeName, string>>;
  /** When it was last changed, in milliseconds since 1970, as its device has it: the later of two counts. */
  at: number;
  /** The id its product is to have, where a file says which product it is. */
  productId?: string;
}

/** The collection of an account's drafts. */
export function draftsPath(uid: string): string {
  return `${COLLECTIONS.users}/${uid}/drafts`;
}

/** What a draft holds of the facts, as texts; undefined where that is more than can be stored. */
export function storedValues(values: object): StoredDraft['values'] | undefined {
  const names = Object.keys(PRODUCT_ATTRIBUTES) as AttributeName[];
  const held: Partial<Record<AttributeName, unknown>> = values;
  const texts = names.flatMap((name) => {
    const value = held[name];
    return value === undefined || value === null || value === '' ? [] : [[name, String(value)] as const];
  });
  const characters = texts.reduce((sum, [, text]) => sum + text.length, 0);
  return characters > MAX_DRAFT_CHARACTERS ? undefined : Object.fromEntries(texts);
}
