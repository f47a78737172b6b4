import type { Visitor } from '@/config/precache-visitors.ts';
import { getCurrentUser, onCurrentUser } from '@/lib/account/current-user.ts';
import { precacheInIdleTime, precacheNow } from '@/lib/worker/precache-in-idle-time.ts';

/** Who looks at the page; undefined until that is known. */
function visitorNow(): Visitor | undefined {
  const { status, role } = getCurrentUser();
  if (status === 'signedOut') return 'Stranger';
  return role ?? undefined;
}

/** How long a new version may be made ready before anybody hears of it, in milliseconds. */
const READY_MS = 30_000;

/** Has a version that waits fetch what its visitor needs, so that who changes to it and loses the line has no less than before. */
export async function makeReady(worker: ServiceWorker): Promise<void> {
  const visitor = visitorNow();
  if (visitor !== undefined) await precacheNow(worker, visitor, AbortSignal.timeout(READY_MS));
}

/** Gives the device what its visitor should have of the app, and once somebody else signs in, what they should. */
export function startPrecaching(worker: ServiceWorker): void {
  let given: Visitor | undefined;
  let running = new AbortController();
  const give = () => {
    const visitor = visitorNow();
    if (visitor === undefined || visitor === given) return;
    given = visitor;
    running.abort();
    running = new AbortController();
    void precacheInIdleTime(worker, visitor, running.signal);
  };
  onCurrentUser(give);
  give();
}
