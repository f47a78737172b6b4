import { askToConfirm } from '../../subscribers/ask-to-confirm.ts';
import type { FollowChange } from '../events/document-event.ts';

/** An e-mail asks the visitor who gave its address whether it is theirs. */
export const subscriberWritten: FollowChange = ({ documentId }) => askToConfirm(documentId);
