// What asks Google who somebody is, in a page of its own: e2e/journeys/accounts/google-window.test.ts serves it slowly.
import { createRoot } from 'react-dom/client';
import { GoogleButton } from '@/features/auth/components/google-button.tsx';

const root = createRoot(document.body.appendChild(document.createElement('main')));

/** For an account that has no password. */
async function drawDeletion() {
  const [{ signInAnonymously }, { auth }, { FirebaseProviders }, { DeleteAccountButton }] = await Promise.all(
    [
      import('firebase/auth'),
      import('@/lib/firebase/auth.ts'),
      import('@/app/layouts/firebase-providers.tsx'),
      import('@/features/auth/components/delete-account-button.tsx'),
    ],
  );
  await signInAnonymously(auth);
  root.render(
    <FirebaseProviders>
      <DeleteAccountButton />
    </FirebaseProviders>,
  );
}

if (location.pathname === '/account') {
  drawDeletion().catch(reportError);
} else {
  root.render(
    <GoogleButton
      label="Login with Google"
      registerAs={() => 'Buyer'}
      onSuccess={() => {
        document.title = 'Logged in';
      }}
    />,
  );
}
