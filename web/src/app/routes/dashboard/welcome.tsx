import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Role } from '@thriftline/domain/roles';
import { Link } from 'react-router-dom';
import { BrandIllustration } from '@/components/brand-illustration.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { paths } from '@/config/paths.ts';
import { AdminOverview } from '@/features/welcome/components/admin-overview.tsx';
import { BuyerOverview } from '@/features/welcome/components/buyer-overview.tsx';
import { SellerOverview } from '@/features/welcome/components/seller-overview.tsx';
import { useSignedInUser } from '@/lib/current-user.ts';

const NEXT_STEP: Record<Role, { text: string; label: string; to: string }> = {
  Buyer: {
    text: 'What you book waits for you under My Orders.',
    label: 'Browse categories',
    to: paths.categories.href(),
  },
  Seller: {
    text: 'Your things sell best with a good picture and an honest description.',
    label: 'Add Product',
    to: paths.dashboard.addProduct.href(),
  },
  Admin: {
    text: 'Sellers you have verified carry a badge on everything they offer.',
    label: 'All Sellers',
    to: paths.dashboard.allSellers.href(),
  },
};

/** The dashboard's first page: a welcome, and what waits for this person. */
export function WelcomeRoute() {
  const { displayName, role, uid } = useSignedInUser();
  const next = NEXT_STEP[role ?? 'Buyer'];
  return (
    <>
      <PageTitle title="Dashboard" />
      <Card sx={{ p: { xs: 3, md: 4 }, pt: { xs: 0, md: 0 }, mb: 3 }}>
        {/* Hung a little higher, so that both ends of the line leave the card. */}
        <Box sx={{ maxWidth: 380, ml: 'auto', mt: { md: -2 } }}>
          <BrandIllustration compact />
        </Box>
        <Typography variant="h1">Welcome{displayName === null ? '' : `, ${displayName}`}</Typography>
        <Typography sx={{ mt: 1, mb: 2.5, maxWidth: '52ch' }}>{next.text}</Typography>
        <Button variant="contained" component={Link} to={next.to}>
          {next.label}
        </Button>
      </Card>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(auto-fill, minmax(200px, 1fr))',
          },
        }}
      >
        {role === 'Admin' && <AdminOverview />}
        {role === 'Buyer' && <BuyerOverview uid={uid} />}
        {(role === 'Seller' || role === 'Admin') && <SellerOverview uid={uid} />}
      </Box>
    </>
  );
}
