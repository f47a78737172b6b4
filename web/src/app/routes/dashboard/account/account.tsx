import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { REGRET_DAYS } from '@thriftline/domain/accounts/account-deletion';
import { may } from '@thriftline/domain/accounts/permissions';
import type { Role } from '@thriftline/domain/accounts/roles';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { paths } from '@thriftline/domain/base/paths';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ThemeChoice } from '@/app/layouts/bars/theme-choice.tsx';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { LanguageSelect } from '@/app/layouts/language/language-select.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { Person } from '@/components/texts/person.tsx';
import { PhoneNumber } from '@/components/texts/phone-number.tsx';
import { useHasPassword } from '@/features/auth/api/use-auth-user.ts';
import { AddressButton } from '@/features/auth/components/address-button.tsx';
import { DeleteAccountButton } from '@/features/auth/components/delete-account-button.tsx';
import { LastSignIn } from '@/features/auth/components/last-sign-in.tsx';
import { PasswordButton } from '@/features/auth/components/password-button.tsx';
import { SignOutEverywhereButton } from '@/features/auth/components/sign-out-everywhere-button.tsx';
import { BecomeSellerButton } from '@/features/users/components/become-seller-button.tsx';
import { DownloadDataButton } from '@/features/users/components/download-data-button.tsx';
import { LocaleChoice } from '@/features/users/components/locale-choice.tsx';
import { PhotoButton } from '@/features/users/components/photo-button.tsx';
import { RenameButton } from '@/features/users/components/rename-button.tsx';
import { SellerWordsButton } from '@/features/users/components/seller-words-button.tsx';
import { TelephoneButton } from '@/features/users/components/telephone-button.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';

// Far down, and the page is large without it.
const DevicesList = lazy(async () => ({
  default: (await import('@/features/auth/components/devices-list.tsx')).DevicesList,
}));

const ROLE_WORDS: Record<Role, string> = lookedUp({
  Buyer: msg`You are a buyer.`,
  Seller: msg`You are a seller.`,
  Admin: msg`You are an admin.`,
});

/** The member's own account: name, photo, phone, selling, login, data, colors, dates and numbers, deletion. */
export function AccountRoute() {
  const { t } = useLingui();
  const { uid, displayName, email, photoURL, userDoc, role } = useSignedInUser();
  const hasPassword = useHasPassword();
  return (
    <DashboardPage page="account">
      <OnlineOnly act="changeOwnAccount" />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, maxWidth: '40rem' }}>
        <Part title={t`You`} text={role === null ? undefined : ROLE_WORDS[role]}>
          <Person name={displayName} email={email} photoURL={photoURL} />
          {userDoc && (
            <Box
              sx={{ ...FLUSH_TEXT, display: 'flex', flexWrap: 'wrap', alignItems: 'start', mt: 0.5, mb: -2 }}
            >
              <RenameButton key={uid} user={userDoc} />
              <PhotoButton key={`photo ${uid}`} uid={uid} photoURL={photoURL} />
            </Box>
          )}
        </Part>
        {userDoc && (
          <Part
            title={t`Phone number`}
            text={
              userDoc.mobile === undefined ? (
                t`Only you can see it. We fill it in on forms.`
              ) : (
                <PhoneNumber>{userDoc.mobile}</PhoneNumber>
              )
            }
          >
            <TelephoneButton uid={uid} user={userDoc} />
          </Part>
        )}
        {userDoc && role !== null && may(role, 'products', 'add') && (
          <Part title={t`Seller page`} text={t`Your words, policies and photo, as buyers see them.`}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <SellerWordsButton uid={uid} user={userDoc} />
              <Button component={Link} to={paths.seller.href(uid)}>
                {t`View your page`}
              </Button>
            </Box>
          </Part>
        )}
        {role === 'Buyer' && (
          <Part
            title={t`Selling`}
            text={t`Become a seller in one step. You keep your orders, wish list and messages, and you can still buy.`}
          >
            <BecomeSellerButton />
          </Part>
        )}
        <Part
          title={t`Signing in`}
          text={t`If someone else may know your password or has one of your devices, change it and sign out everywhere.`}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {hasPassword && <PasswordButton />}
            {hasPassword && <AddressButton />}
            <SignOutEverywhereButton />
            <LastSignIn />
            <Suspense>
              <DevicesList uid={uid} />
            </Suspense>
          </Box>
        </Part>
        {role !== null && (
          <Part
            title={t`Your data`}
            text={t`Everything we store about you in one zip file: your account, listings, bookings, wish list and payments as JSON, and your photos.`}
          >
            <DownloadDataButton uid={uid} role={role} />
          </Part>
        )}
        <Part title={t`Colors`} text={t`For this device.`}>
          <ThemeChoice />
        </Part>
        {userDoc && (
          <Part
            title={t`Language`}
            text={t`Choose your language, and how dates, times and numbers are written, on all your devices and in e-mails.`}
          >
            <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
              <LanguageSelect />
              <LocaleChoice uid={uid} />
            </Box>
          </Part>
        )}
        {userDoc && userDoc.deleteAt === undefined && (
          <Part
            title={t`Leaving`}
            text={t`Delete your account with your items, wish list and unpaid bookings. You have ${plural(REGRET_DAYS, { one: '# day', other: '# days' })} to change your mind.`}
          >
            <DeleteAccountButton />
          </Part>
        )}
      </Box>
    </DashboardPage>
  );
}

interface PartProps {
  title: string;
  text: ReactNode;
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
