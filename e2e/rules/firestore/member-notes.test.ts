import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { MAX_MEMBER_NOTE } from '@thriftline/domain/accounts/moderation/member-note';
import { doc, type Firestore, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { PEOPLE } from '../environment.ts';
import { aNote } from '../world/stored-documents.ts';
import { baseWorld } from '../world/world.ts';
import { withRules } from './with-rules.ts';

const { admin, otherAdmin } = PEOPLE;

const note =
  (change: object = {}) =>
  (f: Firestore) =>
    setDoc(doc(f, 'memberNotes/new'), { ...aNote(admin), createdAt: serverTimestamp(), ...change });

const { as } = withRules(baseWorld);

describe('an admin notes about a member', () => {
  it.each([
    { title: 'nothing', denied: { text: ' \n' } },
    { title: 'more than fits', denied: { text: 'a'.repeat(MAX_MEMBER_NOTE + 1) } },
    { title: 'a control character', denied: { text: 'a\u0000b' } },
    { title: 'a number', denied: { text: 5 } },
    { title: 'in the name of another admin', denied: { by: otherAdmin.uid, byName: otherAdmin.name } },
    { title: 'under another name', denied: { byName: 'Somebody Else' } },
    { title: 'at a time of their own', denied: { createdAt: Timestamp.fromMillis(1) } },
    { title: 'about an account that never existed', denied: { aboutId: 'nobody' } },
    { title: 'about what is no id', denied: { aboutId: 'a/b' } },
    { title: 'with more than that', denied: { hidden: true } },
  ])('but not $title', async ({ denied }) => {
    await assertFails(note(denied)(as(admin)));
    await assertSucceeds(note({ text: 'a'.repeat(MAX_MEMBER_NOTE) })(as(admin)));
  });
});
