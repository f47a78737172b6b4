import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DashboardPage } from '@/app/layouts/dashboard-page.tsx';
import { ThemeChoice } from '@/app/layouts/theme-choice.tsx';
import { OnlineOnly } from '@/components/online-only.tsx';
import { Person } from '@/components/person.tsx';
import { hasPassword } from '@/features/auth/api/change-password.ts';
import { PasswordButton } from '@/features/auth/components/password-button.tsx';
import { SignOutEverywhereButton } from '@/features/auth/components/sign-out-everywhere-button.tsx';
import { DownloadDataButton } from '@/features/users/components/download-data-button.tsx';
import { RenameButton } from '@/features/users/components/rename-button.tsx';
import { useSignedInUser } from '@/lib/current-user.ts';

/** One's own account: name, password, sign-ins, colours. */
export function AccountRoute() {
  const { uid, displayName, email, photoURL, userDoc, role } = useSignedInUser();
  return (
    <DashboardPage title="My account">
      <OnlineOnly act="Changing your account" />
      <Box sx={{ display: 'grid', gap: 5, maxWidth: 640 }}>
        <Part title="You" text={role === null ? undefined : `Signed up as ${role}.`}>
          <Person name={displayName} email={email} photoURL={photoURL} />
          {userDoc && <RenameButton key={uid} user={userDoc} />}
        </Part>
        <Part
          title="Signing in"
          text="If somebody else may know your password, or has a device of yours: change it, and sign out everywhere."
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {hasPassword() && <PasswordButton />}
            <SignOutEverywhereButton />
          </Box>
        </Part>
        {role !== null && (
          <Part
            title="Your data"
            text="What the shop keeps of you, as a file of JSON: your account, what you list, book, wish and pay. Pictures are named by their addresses."
          >
            <DownloadDataButton uid={uid} role={role} />
          </Part>
        )}
        <Part title="Colours" text="For this device.">
          <ThemeChoice />
        </Part>
      </Box>
    </DashboardPage>
  );
}

interface PartProps {
  title: string;
  text: string | undefined;
  children: ReactNode;
}

function Part({ title, text, children }: PartProps) {
  return (
    <section>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {text}
      </Typography>
      {children}
    </section>
  );
}
