import { t } from '@lingui/core/macro';
/** Where files of a picture are that have arrived at the store. */
export interface ArrivedPicture {
  /** The ticket that its files come on, and when it was taken, in milliseconds since 1970. */
  ticket: string;
  at: number;
  /** Addresses of the files that have arrived. */
  img?: string;
  thumb?: string;
}

/** A draft that is published by itself, as soon as there is a network. */
export interface Publishing {
  /** The id its product gets: whoever tries it again meets the same product. */
  productId: string;
  /** Whether the product was sent: then it may be there already. */
  tried?: true;
  /** What has arrived of its pictures, by their id, and is not sent again. */
  arrived?: Readonly<Record<string, ArrivedPicture>>;
}

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
  /** While its product is on the way to the server: the product's path. Then the mutation in the journal stands for it. */
  sentAs?: string;
  /** Its seller said that it is to be published when there is a network; absent where they publish it themselves. */
  publish?: Publishing;
  /** Why it was not published by itself, until it is changed. */
  refusal?: string;
  /** What the form held: plain data and blobs. */
  values: object;
}

/** What a draft is called: the product's name, or that it has none yet. */
export function nameOfDraft({ values }: Pick<Draft, 'values'>): string {
  const name = 'productname' in values ? values.productname : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : t`Untitled item`;
}

/** How long after a draft was last touched its seller is reminded of it, in milliseconds: a day. */
const LEFT_AFTER_MS = 24 * 60 * 60 * 1000;

/** The draft that was left the longest, a day at least; those that are published by themselves are not left. */
export function draftLeftBehind(drafts: readonly Draft[], now: number): Draft | undefined {
  const left = drafts.filter(({ at, publish }) => publish === undefined && now - at >= LEFT_AFTER_MS);
  return left.sort((a, b) => a.at - b.at)[0];
}

/** The picture a draft is known by, or null while it has none. */
export function coverOfDraft({ values }: Pick<Draft, 'values'>): Blob | null {
  if ('photo' in values && values.photo instanceof Blob) return values.photo;
  const pictures: unknown = 'pictures' in values ? values.pictures : undefined;
  const first: unknown = Array.isArray(pictures) ? pictures[0] : undefined;
  if (typeof first !== 'object' || first === null || !('thumb' in first)) return null;
  return first.thumb instanceof Blob ? first.thumb : null;
}
