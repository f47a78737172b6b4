/** A part of an article: a heading with its paragraphs. */
export interface ArticleSection {
  heading: string;
  paragraphs: readonly string[];
}

/** An article of the blog. */
export interface Article {
  /** Name in the address, after the #. */
  slug: string;
  title: string;
  /** What it says, in a sentence. */
  lead: string;
  sections: readonly ArticleSection[];
}
