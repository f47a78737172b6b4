import type { MessageDescriptor } from '@lingui/core';

/**
 * A text that is worded where it is shown, in the language of whoever reads it: of the catalogues, by itself or as the server sent
 * it; or words as they stand.
 */
export type Text = string | MessageDescriptor | ReceivedText;

/** A text as it arrived: where the reader's language does not have it, the server's English is read. */
export interface ReceivedText {
  english: string;
  sent: SentText;
}

/** What a value of a text holds, for whoever words the text. */
export type WrittenValue =
  /** A stored price. */
  | { kind: 'price'; value: number }
  | { kind: 'cents'; value: number; currency: string }
  /** The day of a moment in milliseconds since 1970, where the reader is. */
  | { kind: 'day'; value: number }
  /** A text within the text. */
  | { kind: 'text'; text: Text }
  /** Things of which one is meant: `a`, `a or b`. */
  | { kind: 'either'; of: readonly Text[] }
  /** Sentences, or things with commas within: `a; b; c`. */
  | { kind: 'list'; of: readonly Text[] };

/** A text on its way to its reader: which of the catalogues' it is, and what stands in it. In English it goes beside. */
export interface SentText {
  id: string;
  values?: Readonly<Record<string, SentValue>>;
}

/** A text within, or words that are the same in every language. */
export type SentPart = string | SentText;

/** A value on its way: as it is, or to be written by the reader's side. */
export type SentValue =
  | string
  | number
  | Exclude<WrittenValue, { of: unknown } | { text: unknown }>
  | { kind: 'text'; text: SentPart }
  | { kind: 'either' | 'list'; of: readonly SentPart[] };
