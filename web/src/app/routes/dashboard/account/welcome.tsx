import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Role } from '@thriftline/domain/accounts/roles';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { PhoneAccount } from '@/app/layouts/account/phone-account.tsx';
import { DashboardTitle } from '@/app/layouts/dashboard/dashboard-title.tsx';
import { PhoneMenu } from '@/app/layouts/dashboard/phone-menu.tsx';
import { BrandIllustration } from '@/components/plain/brand-illustration.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { VerifyEmailReminder } from '@/features/auth/components/verify-email-reminder.tsx';
import { SellerFigures, ShopFigures } from '@/features/welcome/components/figures.tsx';
import { NextSteps } from '@/features/welcome/components/next-steps.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';

const GREETING: Record<Role, string> = lookedUp({
  Buyer: msg`Find what you’ve booked under My Orders.`,
  Seller: msg`Your items are under My Products, and what you buy is under My Orders.`,
  Admin: msg`Manage people, categories and payments.`,
});

/** The dashboard's first page: a welcome, what to do next, and the figures that matter to this person. */
export function WelcomeRoute() {
  const { t } = useLingui();
  const { displayName, role, uid, email, emailVerified } = useSignedInUser();
  return (
    <>
      <DashboardTitle page="index" />
      {!emailVerified && <VerifyEmailReminder key={uid} uid={uid} email={email} />}
      <Card
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
          px: { xs: 2, md: 4 },
          py: { xs: 2, md: 0 },
          mb: 4,
        }}
      >
        <Box sx={{ minWidth: 0, py: { md: 3 } }}>
          <Typography
            variant="h1"
            sx={{ fontSize: { xs: '1.5rem', md: '2.25rem' }, overflowWrap: 'anywhere' }}
          >
            {displayName === null ? (
              t`Welcome`
            ) : (
              <Trans>
                Welcome, <UserText>{displayName}</UserText>
              </Trans>
            )}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {GREETING[role ?? 'Buyer']}
          </Typography>
        </Box>
        {/* Hung from the upper edge, so that the line leaves the card. */}
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            width: 300,
            mr: -1.5,
            flexShrink: 0,
            alignSelf: 'start',
          }}
        >
          <BrandIllustration compact />
        </Box>
      </Card>
      <section aria-labelledby="next">
        <Typography variant="h3" component="h2" id="next" sx={{ mb: 1.5 }}>
          {t`What to do next`}
        </Typography>
        <PartBoundary>
          <NextSteps />
        </PartBoundary>
      </section>
      <PhoneMenu />
      {role === 'Admin' && (
        <PartBoundary>
          <ShopFigures />
        </PartBoundary>
      )}
      {(role === 'Seller' || role === 'Admin') && (
        <PartBoundary>
          <SellerFigures uid={uid} />
        </PartBoundary>
      )}
      <PhoneAccount />
    </>
  );
}
