import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageTitle } from '@/components/page-title.tsx';
import { ARTICLES } from '@/features/blog/articles/all-articles.ts';
import { ArticleView } from '@/features/blog/components/article-view.tsx';

/** Four articles for people who buy and sell used things, with a table of contents. */
export function BlogRoute() {
  return (
    <>
      <PageTitle title="Blog" />
      <Typography variant="h1">Buying and selling well</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '56ch', textWrap: 'balance' }}>
        What we have learnt from things that found a second owner, and from some that did not.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '240px minmax(0, 1fr)' },
          gap: { xs: 4, md: 8 },
          mt: 4,
        }}
      >
        <Box
          component="nav"
          aria-label="Articles"
          sx={{ alignSelf: 'start', position: { md: 'sticky' }, top: 24 }}
        >
          {ARTICLES.map(({ slug, title }) => (
            <Link
              key={slug}
              href={`#${slug}`}
              color="textPrimary"
              underline="hover"
              sx={{ display: 'block', py: 1.25, borderTop: 1, borderColor: 'divider' }}
            >
              {title}
            </Link>
          ))}
        </Box>
        <Stack spacing={8}>
          {ARTICLES.map((article) => (
            <ArticleView key={article.slug} article={article} />
          ))}
        </Stack>
      </Box>
    </>
  );
}
