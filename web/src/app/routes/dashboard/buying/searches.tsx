import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { SavedSearchList } from '@/features/saved-searches/components/saved-search-list.tsx';
import { FollowedSellers } from '@/features/sellers/components/followed-sellers.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { isShownIn } from '@/outbox/journal/mutation.ts';

/** What the account wants to hear of: searches it has saved, and sellers it follows. */
export function SearchesRoute() {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  return (
    <DashboardPage page="searches">
      <Refusals of={(mutation) => isShownIn('searches', mutation)} />
      <SavedSearchList uid={uid} />
      <Box component="section" aria-labelledby="followed" sx={{ mt: 6 }}>
        <Typography variant="h2" id="followed" sx={{ mb: 2 }}>
          {t`Sellers I follow`}
        </Typography>
        <FollowedSellers uid={uid} />
      </Box>
    </DashboardPage>
  );
}
