import { existsSync } from 'node:fs';
import { CommandFailed, run } from '@thriftline/bin/child-group';
import type { Progress } from '@thriftline/bin/progress';
import { ROOT } from '@thriftline/bin/root';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser that is there already: the one the environment names, else one in a usual place. */
export function findChromium(environment: NodeJS.ProcessEnv): string | undefined {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
    return named;
  }
  return USUAL_PLACES.find((path) => existsSync(path));
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installFromDebian(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    env,
  });
}

/** The path of a Chromium for the tests, installed first when there is none. */
export async function ensureChromium(progress: Progress): Promise<string> {
  const found = findChromium(process.env);
  if (found) return found;
  return progress.step('Installing Chromium', async () => {
    if (canUseApt()) {
      try {
        await installFromDebian();
        const installed = findChromium(process.env);
        if (installed) return installed;
      } catch (error) {
        if (!(error instanceof CommandFailed)) throw error;
        progress.say(`Debian gave no Chromium (${error.message.split('\n')[0]}); trying Playwright's.`);
      }
    }
    await run('npx', ['playwright', 'install', '--with-deps', 'chromium'], { cwd: ROOT });
    const { chromium } = await import('playwright-core');
    return chromium.executablePath();
  });
}
