import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { IS_LOCAL, localOrigin } from '@/config/env.ts';
import { firebaseApp } from './app.ts';
import { skipFirstLookUp } from './skip-first-look-up.ts';

/** Auth without the popup machinery: Google sign-in brings that along when it is asked for. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

skipFirstLookUp(window, auth.authStateReady());

if (IS_LOCAL) connectAuthEmulator(auth, localOrigin('auth'), { disableWarnings: true });
