import { COLLECTIONS } from '@thriftline/domain/base/collections';

/** The id of the member whose account an entry of the audit log is about; undefined where it is about something else. */
export function memberOfPath(about: string): string | undefined {
  const [collection, id, ...below] = about.split('/');
  return collection === COLLECTIONS.users && below.length === 0 ? id : undefined;
}
