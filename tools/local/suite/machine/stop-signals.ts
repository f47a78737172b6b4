import { endAllGroups } from '@thriftline/run/child-group';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `first` at the first signal to stop. A second one ends the process and all it started at once; the same press
 * of Ctrl-C may arrive twice (from the terminal and through npm), so one within the same breath does not count.
 */
export function onStopSignal(first: () => void): void {
  const SAME_BREATH_MS = 500;
  let since: number | undefined;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (since === undefined) {
        since = Date.now();
        first();
      } else if (Date.now() - since > SAME_BREATH_MS) {
        console.error('\nEnding now; what changed since the start is lost.');
        endAllGroups();
        process.exit(130);
      }
    });
  }
}
