import { connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { IS_LOCAL, localOrigin } from '@/config/env.ts';
import { accountStore } from './account-store.ts';
import { firebaseApp } from './app.ts';
import { skipFirstLookUp } from './skip-first-look-up.ts';

/** Auth without the popup machinery: Google sign-in brings that along when it is asked for. */
export const auth = initializeAuth(firebaseApp, { persistence: accountStore });

skipFirstLookUp(window, auth.authStateReady());

if (IS_LOCAL) connectAuthEmulator(auth, localOrigin('auth'), { disableWarnings: true });
