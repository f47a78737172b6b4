import { run } from './bootstrap/child-group.mjs';
import { createProgress } from './bootstrap/progress.mjs';
import { ensureChromium } from './chromium.ts';
import { withDemoSuite } from './demo-suite.ts';
import { ROOT } from './layout.ts';

/** `npm run screens`: takes the pictures of every route that docs/screens/ shows. */
export async function screensCommand(): Promise<void> {
  const progress = createProgress();
  try {
    const chromium = await ensureChromium(progress);
    await withDemoSuite(progress, () =>
      progress.step('Taking the pictures', (detail) =>
        run('npx', ['playwright', 'test', '--config', 'e2e/screens/playwright.config.ts'], {
          cwd: ROOT,
          env: { ...process.env, CHROMIUM_PATH: chromium, NO_COLOR: '1' },
          onOutput: (text) => detail(text.trim().split('\n').at(-1) ?? ''),
        }),
      ),
    );
    progress.say('The pictures are in docs/screens/.');
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
