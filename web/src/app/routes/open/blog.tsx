import { useLingui } from '@lingui/react/macro';
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { ARTICLES } from '@/features/blog/articles/all-articles.ts';
import { ArticleView } from '@/features/blog/components/article-view.tsx';
import styles from './blog.module.css';

/** Four articles for people who buy and sell used things, with a table of contents. Made without Material UI, and drawn on the server. */
export function BlogRoute() {
  const { t } = useLingui();
  const articles = ARTICLES[currentLanguage()];
  return (
    <>
      <PageTitle title={t`Blog`} />
      <h1 className={styles.title}>{t`Buying and selling well`}</h1>
      <p className={styles.intro}>
        {t`Lessons from things that found a second owner, and from some that didn’t.`}
      </p>
      <div className={styles.columns}>
        <nav aria-label={t`Articles`} className={styles.contents}>
          {articles.map(({ slug, title }) => (
            <a key={slug} href={`#${slug}`}>
              {title}
            </a>
          ))}
        </nav>
        <div className={styles.articles}>
          {articles.map((article) => (
            <ArticleView key={article.slug} article={article} />
          ))}
        </div>
      </div>
    </>
  );
}
