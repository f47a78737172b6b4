import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Wordmark } from '@/components/wordmark.tsx';
import { paths } from '@/config/paths.ts';

const LINKS = [
  { label: 'Sell something', to: paths.dashboard.addProduct.href() },
  { label: 'Buying and selling well', to: paths.blog.href() },
  { label: 'Your account', to: paths.dashboard.index.href() },
];

/** What stands under every page. */
export function Footer() {
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'surface.sunken', mt: 6, pb: { xs: 8, md: 0 } }}
    >
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 4, md: 5 },
          display: 'flex',
          flexWrap: 'wrap',
          gap: 3,
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ maxWidth: '36ch' }}>
          <Wordmark />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Good things deserve a second owner. Find what you need, pass on what you don’t.
          </Typography>
        </Box>
        <Box component="nav" aria-label="Footer" sx={{ display: 'grid' }}>
          {LINKS.map(({ label, to }) => (
            <Link
              key={to}
              component={RouterLink}
              to={to}
              color="textPrimary"
              underline="hover"
              sx={{ py: 1.25 }}
            >
              {label}
            </Link>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
