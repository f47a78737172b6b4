import type { Role } from '@thriftline/domain/roles';
import type { User } from '@thriftline/domain/user';
import { endAt, limit, orderBy, query, startAt, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { collectionOf } from '@/lib/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';
import type { Stored } from '@/lib/stored.ts';

const MOST = 25;
/** Sorts behind every character that names and addresses are made of. */
const LAST_CHARACTER = '\uf8ff';

/** Accounts, loaded or not, whose `field` begins with the text, in one indexed query. Asks nothing for an empty text. */
export function useFoundUsers(field: 'name' | 'email', text: string, role: Role | undefined): Stored<User>[] {
  const users = collectionOf(useFirestore(), 'users');
  const matching =
    text === ''
      ? null
      : query(
          users,
          ...(role === undefined ? [] : [where('role', '==', role)]),
          orderBy(field),
          startAt(text),
          endAt(text + LAST_CHARACTER),
          limit(MOST),
        );
  return useLiveQuery(matching).rows.map((row) => row.data);
}
