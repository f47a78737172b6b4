import Box from '@mui/material/Box';
import { STARS } from '@thriftline/domain/reviews/review';
import { starsText } from '@thriftline/domain/reviews/review-texts';

const STAR = 'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8L3.6 9.7l5.8-.8Z';

/** One star, to be named by what stands beside it. */
export function Star({ filled, size = 20 }: { filled: boolean; size?: number }) {
  return (
    <Box
      component="svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden
      sx={{ color: 'warning.main', flexShrink: 0 }}
    >
      <path d={STAR} />
    </Box>
  );
}

/** How many stars of five were given. */
export function Stars({ value }: { value: number }) {
  return (
    <Box component="span" role="img" aria-label={starsText(value)} sx={{ display: 'inline-flex' }}>
      {STARS.map((star) => (
        <Star key={star} filled={star <= value} />
      ))}
    </Box>
  );
}
