import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from '@/lib/firebase/app.ts';
import { auth } from '@/lib/firebase/auth.ts';
import { firestore } from '@/lib/firebase/firestore.ts';

/**
 * Gives what stands in it Auth and Firestore by reactfire. It stands around the dashboard, so that open pages need neither. There is
 * no Storage in it: use-picture-upload.ts says why.
 */
export function FirebaseProviders({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp} suspense={false}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
