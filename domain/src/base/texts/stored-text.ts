import { receivedText, sentText } from './sent-text.ts';
import type { SentText, Text } from './text.ts';
import { inEnglish, words } from './words.ts';

/** A text as a document keeps it: in English, and beside it what its reader's side words it from, unless it is the same in every language. */
export interface StoredText {
  english: string;
  sent?: SentText;
}

/** A text, ready to be kept. */
export function storedText(text: Text): StoredText {
  const sent = sentText(text);
  return { english: inEnglish(text), ...(sent && { sent }) };
}

/** A text that was kept, as its reader reads it. What was kept before texts came with it, or is in no catalog any more, is in English. */
export function storedWords(english: string, sent: unknown): string {
  return words(receivedText(english, sent));
}
