import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { paths } from '@thriftline/domain/base/paths';
import { lazy, Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { Person } from '@/components/texts/person.tsx';
import { BadgeTakenBack } from '@/features/users/components/badge-taken-back.tsx';
import { RenameButton } from '@/features/users/components/rename-button.tsx';
import { useWideWindow } from '@/hooks/use-wide-window.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { FirebaseProviders } from '../firebase-providers.tsx';
import { DashboardMenu } from './dashboard-menu.tsx';

// Few leave, and they do so once.
const LeavingNotice = lazy(async () => ({
  default: (await import('@/features/auth/components/leaving-notice.tsx')).LeavingNotice,
}));

/** The dashboard: who one is and the menu of one's role beside the page; a phone has both under Me. */
export function DashboardLayout() {
  const { t } = useLingui();
  const user = useSignedInUser();
  const wide = useWideWindow();
  return (
    <FirebaseProviders>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { md: '248px minmax(0, 1fr)' }, gap: { xs: 2, md: 4 } }}
      >
        {wide && (
          <Box sx={{ minWidth: 0, alignSelf: 'start', position: 'sticky', top: 24 }}>
            <Card
              sx={{
                p: 2,
                overflow: 'auto',
                // Under the top bar of a page that is not scrolled, the last entry of the longest menu is in sight too.
                maxHeight: 'max(320px, calc(100vh - 140px))',
                overscrollBehavior: 'contain',
              }}
            >
              <Person name={user.displayName} email={user.email} photoURL={user.photoURL} />
              <Box sx={FLUSH_TEXT}>
                {user.userDoc && <RenameButton key={user.uid} user={user.userDoc} />}
                <Button
                  component={Link}
                  to={paths.dashboard.account.href()}
                  size="small"
                  color="inherit"
                  sx={{ mb: 1 }}
                >
                  {t`My account`}
                </Button>
              </Box>
              <DashboardMenu role={user.role} uid={user.uid} />
            </Card>
          </Box>
        )}
        <Box sx={{ minWidth: 0 }}>
          {user.userDoc?.deleteAt && (
            <Suspense>
              <LeavingNotice user={user.userDoc} />
            </Suspense>
          )}
          {user.userDoc && <BadgeTakenBack user={user.userDoc} />}
          <Outlet />
        </Box>
      </Box>
    </FirebaseProviders>
  );
}
