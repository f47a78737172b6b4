import type { Article } from '../articles/article.ts';
import styles from './article-view.module.css';

/** One article, in a column that reads well. */
export function ArticleView({ article }: { article: Article }) {
  const titleId = `${article.slug}-title`;
  return (
    <article id={article.slug} aria-labelledby={titleId} className={styles.article}>
      <h2 id={titleId}>{article.title}</h2>
      <p className={styles.lead}>{article.lead}</p>
      {article.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
