import type { MemberNote } from '@thriftline/domain/accounts/moderation/member-note';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Query } from 'firebase-admin/firestore';
import { collection } from '../firestore/collection.ts';

/** What admins noted about members. */
export const memberNotes = () => collection<MemberNote>(COLLECTIONS.memberNotes);

/** What admins noted about an account. */
export const memberNotesOf = (uid: string): Query<MemberNote> => memberNotes().where('aboutId', '==', uid);
