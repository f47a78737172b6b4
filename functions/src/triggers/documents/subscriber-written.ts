import { askToConfirm } from '../../subscribers/ask-to-confirm.ts';
import type { FollowChange } from '../events/document-event.ts';

/** Whoever gave an address for e-mails is asked by one whether it is theirs. */
export const subscriberWritten: FollowChange = ({ documentId }) => askToConfirm(documentId);
