import { endAllGroups } from '@thriftline/run/child-group';
import type { Progress } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';
import { seed } from '../seed/seed.ts';
import { offsetFrom } from '../suite/machine/ports.ts';
import { onStopSignal } from '../suite/machine/stop-signals.ts';
import { type Suite, startSuite } from '../suite/start-suite.ts';

/** Runs something against a local suite of its own, filled with the demo data, and ends the suite after it. */
export async function withDemoSuite<Result>(
  progress: Progress,
  run: (suite: Suite) => Promise<Result>,
): Promise<Result> {
  onStopSignal(() => {
    endAllGroups();
    process.exit(130);
  });
  const suite = await startSuite({
    root: ROOT,
    offset: offsetFrom(process.env),
    progress,
  });
  try {
    await progress.step('Filling the store with demo data', (detail) => seed(suite.ports, detail));
    return await run(suite);
  } finally {
    await suite.stop();
  }
}
