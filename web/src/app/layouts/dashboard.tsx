import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { Person } from '@/components/person.tsx';
import { paths } from '@/config/paths.ts';
import { VerifyEmailReminder } from '@/features/auth/components/verify-email-reminder.tsx';
import { BadgeTakenBack } from '@/features/users/components/badge-taken-back.tsx';
import { RenameButton } from '@/features/users/components/rename-button.tsx';
import { useSignedInUser } from '@/lib/current-user.ts';
import { DashboardMenu } from './dashboard-menu.tsx';

/** The dashboard: who one is and the menu of one's role beside the page; on phones in a drawer. */
export function DashboardLayout() {
  const user = useSignedInUser();
  const [open, setOpen] = useState(false);
  const side = (
    <>
      <Person name={user.displayName} email={user.email} photoURL={user.photoURL} />
      {user.userDoc && <RenameButton key={user.uid} user={user.userDoc} />}
      <Button
        component={Link}
        to={paths.dashboard.account.href()}
        onClick={() => setOpen(false)}
        size="small"
        color="inherit"
        sx={{ mb: 1 }}
      >
        My account
      </Button>
      <DashboardMenu role={user.role} uid={user.uid} onNavigate={() => setOpen(false)} />
    </>
  );

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '248px minmax(0, 1fr)' }, gap: { xs: 2, md: 4 } }}>
      <Card
        sx={{ display: { xs: 'none', md: 'block' }, p: 2, alignSelf: 'start', position: 'sticky', top: 24 }}
      >
        {side}
      </Card>
      <Button
        variant="outlined"
        startIcon={<MenuOutlined />}
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' }, justifySelf: 'start' }}
      >
        Menu
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { sx: { p: 2, width: 'min(320px, 86vw)' } } }}
      >
        {side}
      </Drawer>
      <Box sx={{ minWidth: 0 }}>
        {!user.emailVerified && <VerifyEmailReminder key={user.uid} uid={user.uid} email={user.email} />}
        {user.userDoc && <BadgeTakenBack user={user.userDoc} />}
        <Outlet />
      </Box>
    </Box>
  );
}
