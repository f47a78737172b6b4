import { Outlet } from 'react-router-dom';
import { FirebaseAppProvider } from 'reactfire';
import { firebaseApp } from '@/lib/firebase/app.ts';

/** Gives the routes below it reactfire's hooks. Apart from providers.tsx, so that open pages need no Firebase. */
export function FirebaseProviders() {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp} suspense={false}>
      <Outlet />
    </FirebaseAppProvider>
  );
}
