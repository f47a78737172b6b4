import { reportError } from '@/lib/notices/report-error.ts';

let started = false;

/**
 * Loads Auth and finds out who is signed in; once, however often it is asked for. When that fails (no network on the
 * first visit) the next call tries again.
 */
export function startSession(): void {
  if (started) return;
  started = true;
  import('./watch-session.ts').then(
    ({ watchSession }) => watchSession(),
    (error: unknown) => {
      started = false;
      reportError(error);
    },
  );
}
