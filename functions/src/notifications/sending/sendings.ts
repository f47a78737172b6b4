import { SENDINGS, type Sending, sendingId } from '@thriftline/domain/notifications/sending';
import type { DocumentReference } from 'firebase-admin/firestore';
import { collection, documentIn } from '../../firestore/collection.ts';

/** For how long whoever sends keeps others off: longer than sending takes. After it, they are dead. */
export const LEASE_MS = 5 * 60_000;

/** What is to be sent, and was in the last weeks. No client reads it: no security rule names it. */
export const sendings = () => collection<Sending>(SENDINGS);

/** One of them. */
export const sendingDocument = (id: string): DocumentReference<Sending> => documentIn(sendings(), id);

/** The one by which an account is told something one way. */
export const sendingOf = (sending: Pick<Sending, 'channel' | 'uid' | 'notification'>) =>
  sendingDocument(sendingId(sending));

/** Everything that one account is and was sent. */
export const sendingsTo = (uid: string) => sendings().where('uid', '==', uid);
