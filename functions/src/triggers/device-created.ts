import { COLLECTIONS } from '@thriftline/domain/collections';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { tellOfDevice } from '../notifications/tell-of-device.ts';

/** An account is told of a sign-in on a device it has not used before. */
export const deviceCreated = onDocumentCreated(
  { document: `${COLLECTIONS.users}/{uid}/devices/{place}`, retry: true },
  ({ params }) => tellOfDevice(params.uid, params.place),
);
