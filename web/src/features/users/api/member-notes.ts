import {
  type MemberNote,
  type MemberNoteInput,
  memberNoteSchema,
} from '@thriftline/domain/accounts/moderation/member-note';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { validate } from '@thriftline/domain/base/fields/validate';
import {
  collection,
  deleteDoc,
  doc,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';
import { pendingWrite } from '@/lib/writes/pending-write.ts';
import { type Sent, sendWrite } from '@/lib/writes/send-write.ts';

const ROWS_PER_PAGE = 12;

/** What admins noted about a member, newest first, live. For other admins. */
export function useMemberNotes(uid: string, pages: number): PagedList<Stored<MemberNote>> {
  return usePagedQuery(
    query(collectionOf('memberNotes'), where('aboutId', '==', uid), orderBy('createdAt', 'desc')),
    { pageSize: ROWS_PER_PAGE, pages, order: newestFirst },
  );
}

/** Notes something about a member in an admin's name. Throws AppError, and Firestore's errors. */
export async function addMemberNote(
  author: { uid: string; name: string },
  aboutId: string,
  input: MemberNoteInput,
): Promise<Sent> {
  const note: Omit<MemberNote, 'createdAt'> = {
    aboutId,
    by: author.uid,
    byName: author.name,
    text: validate(memberNoteSchema, input).text.trim(),
  };
  const place = doc(collection(firestore, COLLECTIONS.memberNotes));
  return sendWrite(pendingWrite(place, setDoc(place, { ...note, createdAt: serverTimestamp() })));
}

/** Deletes a note for good. Its author alone may. */
export function deleteMemberNote(noteId: string): Promise<Sent> {
  const place = doc(firestore, COLLECTIONS.memberNotes, noteId);
  return sendWrite(pendingWrite(place, deleteDoc(place)));
}
