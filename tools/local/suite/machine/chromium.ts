import { existsSync } from 'node:fs';
import { CommandFailed, run } from '@thriftline/run/child-group';
import type { Progress } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';

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
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, but that file is missing.`);
    return named;
  }
  return USUAL_PLACES.find((path) => existsSync(path));
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installFromDebian(name: string): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-liberation'], { env });
}

/** Chromium without the windows of a browser: the journeys take a quarter less time with it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Debian's package of the name gives a Chromium at `find`; undefined where it cannot be had. */
async function fromDebian(
  name: string,
  progress: Progress,
  find: () => string | undefined,
): Promise<string | undefined> {
  if (!canUseApt()) return undefined;
  return progress.step(`Installing ${name}`, async () => {
    try {
      await installFromDebian(name);
      return find();
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      progress.say(`Debian gave no ${name} (${error.message.split('\n')[0]}); going on without.`);
      return undefined;
    }
  });
}

function findHeadlessShell(): string | undefined {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}

async function fromPlaywright(progress: Progress): Promise<string> {
  return progress.step("Installing Playwright's Chromium", async () => {
    await run('npx', ['playwright', 'install', '--with-deps', 'chromium'], { cwd: ROOT });
    const { chromium } = await import('playwright-core');
    return chromium.executablePath();
  });
}

/**
 * The path of a Chromium for the tests, installed first when there is none: the one that the environment names, Debian's
 * headless shell, whatever browser is there, Debian's, Playwright's.
 */
export async function ensureChromium(progress: Progress): Promise<string> {
  const named = process.env.CHROMIUM_PATH ? findChromium(process.env) : undefined;
  const find = () => findChromium(process.env);
  return (
    named ??
    findHeadlessShell() ??
    (await fromDebian('chromium-headless-shell', progress, findHeadlessShell)) ??
    find() ??
    (await fromDebian('chromium', progress, find)) ??
    fromPlaywright(progress)
  );
}
