import { COLLECTIONS } from '@thriftline/domain/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { SMTP_URL, UNSUBSCRIBE_SECRET } from '../platform/config.ts';
import { askToConfirm } from '../subscribers/ask-to-confirm.ts';

/** Whoever gave an address for letters is asked by one whether it is theirs. */
export const subscriberWritten = onDocumentWritten(
  {
    document: `${COLLECTIONS.subscribers}/{subscriberId}`,
    retry: true,
    secrets: [SMTP_URL, UNSUBSCRIBE_SECRET],
  },
  ({ params }) => askToConfirm(params.subscriberId),
);
