import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Article } from '../articles/article.ts';

/** One article, in a column that reads well. */
export function ArticleView({ article }: { article: Article }) {
  return (
    <Box
      component="article"
      id={article.slug}
      aria-labelledby={`${article.slug}-title`}
      sx={{ maxWidth: '66ch', scrollMarginTop: 24 }}
    >
      <Typography variant="h2" id={`${article.slug}-title`}>
        {article.title}
      </Typography>
      <Typography variant="h4" component="p" color="textSecondary" sx={{ mt: 1.5 }}>
        {article.lead}
      </Typography>
      {article.sections.map(({ heading, paragraphs }) => (
        <Box component="section" key={heading} sx={{ mt: 3 }}>
          <Typography variant="h3">{heading}</Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 1.25 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
