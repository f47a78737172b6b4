import { DELIVERIES } from '@thriftline/domain/notifications/delivery';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { deliver } from '../notifications/deliver.ts';
import { DELIVERY_SECRETS } from '../platform/config.ts';

/** What is to be sent at once is sent, apart from what caused it. */
export const deliveryCreated = onDocumentCreated(
  { document: `${DELIVERIES}/{deliveryId}`, retry: true, secrets: DELIVERY_SECRETS },
  async ({ data, params }) => {
    // What has to wait is left to the sweep.
    if (data && data.get('dueAt') <= Date.now()) await deliver(params.deliveryId);
  },
);
