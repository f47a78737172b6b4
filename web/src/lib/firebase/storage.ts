import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { IS_LOCAL, localServerPort } from '@/config/env.ts';
import { LOCAL_HOST } from '@/config/local-env.ts';
import { firebaseApp } from './app.ts';

/** Cloud Storage, where pictures are. */
export const storage = getStorage(firebaseApp);

if (IS_LOCAL) connectStorageEmulator(storage, LOCAL_HOST, localServerPort('storage'));
