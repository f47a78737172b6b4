import { run } from '@thriftline/run/child-group';
import { createProgress } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';
import { ensureChromium } from '../suite/machine/chromium.ts';
import { withDemoSuite } from './demo-suite.ts';

export interface DemoPlaywrightOptions {
  /** Playwright's configuration, below the root. */
  config: string;
  /** What is done, for the progress line. */
  label: string;
  /** Gets each line that Playwright and the tests print. */
  onLine?: (line: string) => void;
}

/**
 * Runs Playwright against a suite of its own with the demo data, prints what came of it and ends the process.
 * `done` gives the last words.
 */
export async function demoPlaywrightCommand(
  options: DemoPlaywrightOptions,
  done: () => string,
): Promise<void> {
  const progress = createProgress();
  try {
    const chromium = await ensureChromium(progress);
    await withDemoSuite(progress, (suite) =>
      progress.step(options.label, (detail) =>
        run('npx', ['playwright', 'test', '--config', options.config], {
          cwd: ROOT,
          env: {
            ...process.env,
            CHROMIUM_PATH: chromium,
            THRIFTLINE_FUNCTIONS_LOG: suite.layout.cliLog,
            NO_COLOR: '1',
          },
          onOutput: (text) => {
            for (const line of text.split('\n')) options.onLine?.(line);
            detail(text.trim().split('\n').at(-1) ?? '');
          },
        }),
      ),
    );
    progress.say(done());
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
