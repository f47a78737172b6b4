import { getCurrentUser } from '../account/current-user.ts';
import { accountStore } from '../device/store.ts';

const NAME = 'confirmedAt';

/** So many things have their times kept: those confirmed last. */
const MOST = 300;

let changes = new Map<string, number>();

function keptOf(uid: string): [string, number][] {
  const kept = accountStore(uid).read(NAME);
  if (!Array.isArray(kept)) return [];
  return kept.filter(
    (entry): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
  );
}

/** Notes that something was as the server has it at this moment. Many at once are kept together. */
export function noteConfirmed(uid: string, of: string): void {
  if (changes.size === 0) {
    queueMicrotask(() => {
      const newest = [...changes].reverse();
      changes = new Map();
      // A member who signed out leaves no trace of what they saw last.
      if (getCurrentUser().uid !== uid) return;
      const known = new Set(newest.map(([key]) => key));
      const older = keptOf(uid).filter(([key]) => !known.has(key));
      accountStore(uid).keep(NAME, [...newest, ...older].slice(0, MOST));
    });
  }
  changes.set(of, Date.now());
}

/** When something was last as the server had it, by this device's clock in milliseconds; undefined if unknown. */
export function confirmedAt(uid: string, of: string): number | undefined {
  return changes.get(of) ?? keptOf(uid).find(([key]) => key === of)?.[1];
}
