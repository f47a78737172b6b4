import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { setAside } from '../faults/set-aside.ts';
import { SCALE } from '../platform/scale.ts';

/** An account is told of a sign-in on a device it has not used before. */
export const deviceCreated = onDocumentCreated(
  { document: `${COLLECTIONS.users}/{uid}/devices/{place}`, retry: true, ...SCALE.seldom },
  setAside('deviceCreated', async ({ params }) => {
    const { notifyOnDevice } = await import('../notifications/events/notify-on-device.ts');
    await notifyOnDevice(params.uid, params.place);
  }),
);
