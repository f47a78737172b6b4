import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ClothesLine } from '@/components/clothes-line.tsx';
import { paths } from '@/config/paths.ts';

/** What the product is about, and the way to the blog. */
export function Hero() {
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1.1fr 1fr' },
        gap: { xs: 4, md: 6 },
        alignItems: 'center',
        overflowX: 'clip',
      }}
    >
      <Box>
        <Typography variant="hero" component="h1">
          Good things,
          <br />
          second time round.
        </Typography>
        <Typography sx={{ mt: 2.5, mb: 3.5, maxWidth: '46ch' }} color="textSecondary">
          Thriftline is where people pass on what they no longer need to someone who does. Know what to look
          for before you buy, and how to sell well.
        </Typography>
        <Button variant="contained" size="large" component={Link} to={paths.blog.href()}>
          Read the blog
        </Button>
      </Box>
      <Box sx={{ maxWidth: { xs: 420, md: 'none' } }}>
        <ClothesLine />
      </Box>
    </Box>
  );
}
