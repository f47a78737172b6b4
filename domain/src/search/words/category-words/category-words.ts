/** What categories are about, whatever they are called. */
export type Concern =
  | 'furniture'
  | 'lighting'
  | 'cycling'
  | 'photography'
  | 'music'
  | 'records'
  | 'kitchen'
  | 'books'
  | 'toys'
  | 'consoles'
  | 'clothes'
  | 'shoes'
  | 'bags'
  | 'jewelry'
  | 'phones'
  | 'computers'
  | 'audio'
  | 'television'
  | 'garden'
  | 'tools'
  | 'sport'
  | 'baby'
  | 'decoration'
  | 'pets';

/** What people who speak a language call categories and the things in them. */
export interface CategoryWords {
  /** Which word of a title says what a thing is: of `lamp table` the last, of `طاولة قهوة` the first. */
  head: 'first' | 'last';
  /** Whether words are put together whose last part says it: `Esszimmerstuhl`. */
  compounds: boolean;
  /**
   * A category is meant whose name has any of the first words; the second ones are its things. Only words that say what a thing is, never of
   * what kind or make it is like.
   */
  words: Readonly<Record<Concern, readonly [names: string, things: string]>>;
}
