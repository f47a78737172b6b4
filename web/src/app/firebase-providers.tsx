import { Outlet } from 'react-router-dom';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from '@/lib/firebase/app.ts';
import { auth } from '@/lib/firebase/auth.ts';
import { firestore } from '@/lib/firebase/firestore.ts';

/** Gives the routes below it reactfire's hooks. Apart from providers.tsx, so that open pages need no Firestore. */
export function FirebaseProviders() {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp} suspense={false}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={firestore}>
          <Outlet />
        </FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
