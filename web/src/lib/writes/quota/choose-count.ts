import {
  type CountedAct,
  type CountKind,
  isPlacedAct,
  nextCount,
  type PlacedAct,
  placesToTry,
  type QuotaAct,
  type Standing,
  standingOf,
} from '@thriftline/domain/accounts/quotas';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { getCurrentUser } from '../../account/current-user.ts';
import { serverNow } from '../../clock/server-clock.ts';
import { documentOf, draftOf } from '../../firebase/converters.ts';
import { type KnownQuota, type Look, lookAt } from './known-quota.ts';

/** How a creation is to be counted; `full` when there is nothing left, with when it goes on. */
export type Choice =
  | { kind: CountKind }
  | { kind: 'place'; place: string }
  | { kind: 'full'; until: number | null };

/** How far the person who is signed in is trusted, as far as this page knows. */
export function myStanding(): Standing {
  const { email, role, userDoc, ...user } = getCurrentUser();
  const confirmed = email !== null && 'emailVerified' in user && user.emailVerified;
  return standingOf({ role: role ?? '', status: userDoc?.status ?? '', confirmed });
}

/** Whether what stands at a place keeps it. The unknown is taken for gone: the rules decide. */
const KEEPS: Record<PlacedAct, (id: string, look: Look) => Promise<boolean>> = {
  bookings: async (id, look) => {
    const booking = (await lookAt(documentOf('bookings', id), look))?.data();
    return booking !== undefined && bookingState(booking) === 'unpaid';
  },
  drafts: async (id, look) =>
    (await lookAt(draftOf(getCurrentUser().uid ?? '', id), look))?.exists() ?? false,
  savedSearches: async (id, look) => (await lookAt(documentOf('savedSearches', id), look))?.exists() ?? false,
  follows: async (id, look) => (await lookAt(documentOf('follows', id), look))?.exists() ?? false,
  advertisements: async (id, look) => {
    const advertisement = (await lookAt(documentOf('advertisements', id), look))?.data();
    return advertisement !== undefined && advertisement.availability !== true;
  },
};

async function choosePlace(act: PlacedAct, { quota }: KnownQuota, look: Look): Promise<Choice> {
  const places = placesToTry(act, quota[act], myStanding());
  const untaken = places.filter(({ holds }) => holds === undefined);
  // Any of them: two devices that are offline shall seldom choose the same.
  const any = untaken[Math.floor(Math.random() * untaken.length)];
  if (any) return { kind: 'place', place: any.place };
  const kept = await Promise.all(places.map(({ holds }) => holds !== undefined && KEEPS[act](holds, look)));
  const free = places.find((_, index) => !kept[index]);
  return free ? { kind: 'place', place: free.place } : { kind: 'full', until: null };
}

function chooseWindow(act: CountedAct, { quota, isToBegin }: KnownQuota): Choice {
  const next = nextCount(act, quota[act], myStanding(), serverNow());
  if (!isToBegin(act)) return next;
  // What was to begin the window may yet be refused: then this one does.
  if (next.kind === 'raise') return { kind: 'begin' };
  // Its share is used up before it has begun: it lasts from when the server has it.
  return next.kind === 'renew' ? { kind: 'full', until: null } : next;
}

/** How the next creation of the act is to be counted, after what is known of the quota. */
export async function chooseCount(act: QuotaAct, known: KnownQuota, look: Look): Promise<Choice> {
  return isPlacedAct(act) ? choosePlace(act, known, look) : chooseWindow(act, known);
}
