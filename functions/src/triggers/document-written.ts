import { onDocumentWrittenWithAuthContext } from 'firebase-functions/firestore';
import { DELIVERY_SECRETS, STRIPE_SECRET_KEY } from '../platform/config.ts';
import { SCALE } from '../platform/scale.ts';
import { followAll } from './events/follow-all.ts';
import { followersOf } from './followers.ts';

/**
 * What happens to documents of the shop's collections, all of it: Eventarc takes one pattern of paths a function, and a project may
 * run few functions. What follows from a change stands in followers.ts.
 */
export const documentWritten = onDocumentWrittenWithAuthContext(
  {
    document: '{collection}/{documentId}',
    retry: true,
    secrets: [STRIPE_SECRET_KEY, ...DELIVERY_SECRETS],
    timeoutSeconds: 300,
    ...SCALE.events,
  },
  async ({ data, params, document, id, time, authType, authId }) => {
    if (data === undefined) return;
    const { collection, documentId } = params;
    const event = {
      data,
      collection,
      documentId,
      document,
      id,
      time,
      authType,
      ...(authId !== undefined && { authId }),
    };
    await followAll(followersOf(collection), event);
  },
);
