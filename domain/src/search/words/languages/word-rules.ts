/** How words of a language are read, once plain-text.ts has made them plain. */
export interface WordRules {
  /** Words that say nothing of an item, as plain words. */
  stopWords: ReadonlySet<string>;
  /** What the forms of a plain word have in common. */
  stem: (word: string) => string;
  /** The words that a plain word is put together from, where it says something of its own; none for most. */
  parts?: (word: string) => string[];
}

/** Words that stand in a text with spaces between. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
