import { REGION } from '@thriftline/domain/base/ports';
import { env, IS_LOCAL, localOrigin } from './env.ts';

const { projectId, storageBucket } = env.firebase;

/** An address of each server at which it can be seen whether it answers; such as our Content-Security-Policy lets through. */
export const SERVER_ADDRESSES = {
  firestore: IS_LOCAL ? localOrigin('firestore') : 'https://firestore.googleapis.com/',
  functions: IS_LOCAL ? localOrigin('functions') : `https://${REGION}-${projectId}.cloudfunctions.net/`,
  auth: IS_LOCAL ? localOrigin('auth') : 'https://identitytoolkit.googleapis.com/',
  storage: IS_LOCAL
    ? localOrigin('storage')
    : `https://firebasestorage.googleapis.com/v0/b/${storageBucket}/`,
  card: IS_LOCAL ? localOrigin('cardProvider') : 'https://api.stripe.com/',
} as const;
