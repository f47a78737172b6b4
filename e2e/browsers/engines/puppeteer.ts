import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import puppeteer, {
  type ElementHandle,
  type Frame,
  type LaunchOptions,
  type Page,
  TimeoutError,
} from 'puppeteer-core';
import type { Browser, Content, Engine, Tab } from './engine.ts';

/** Longest a page may take to be loaded, in milliseconds. */
const LOAD_MS = 30_000;
const LOADED = { waitUntil: 'load', timeout: LOAD_MS } as const;

const FIREFOX_PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const CHROMIUM_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

async function elementIn(frame: Frame, selector: string): Promise<ElementHandle> {
  const found = await frame.$(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
}

const contentOf = (frame: Frame): Content => ({
  click: async (selector) => (await elementIn(frame, selector)).click(),
  type: async (selector, text) => (await elementIn(frame, selector)).type(text),
});

/** What is in a frame, for Firefox: keys pressed by WebDriver BiDi reach the page alone, so a field takes the text as if it was pasted. */
const pastedInto = (frame: Frame): Content => ({
  ...contentOf(frame),
  type: async (selector, text) => {
    const isTaken = await (await elementIn(frame, selector)).evaluate((field, pasted) => {
      (field as HTMLElement).focus();
      return document.execCommand('insertText', false, pasted);
    }, text);
    if (!isTaken) throw new Error(`${selector} takes no text`);
  },
});

interface Means {
  contentOfFrame: (frame: Frame) => Content;
  /** Goes a step back or forward in the history. */
  step: (page: Page, steps: -1 | 1) => Promise<unknown>;
}

const BY_DRIVER: Means = {
  contentOfFrame: contentOf,
  step: (page, steps) => (steps < 0 ? page.goBack(LOADED) : page.goForward(LOADED)),
};

/** How long a step within the app is waited for in Firefox, in milliseconds: its driver waits for a page that is loaded, and none is. */
const STEP_MS = 3_000;

const IN_FIREFOX: Means = {
  contentOfFrame: pastedInto,
  step: async (page, steps) => {
    const brief = { ...LOADED, timeout: STEP_MS };
    try {
      await (steps < 0 ? page.goBack(brief) : page.goForward(brief));
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
    }
  },
};

function tabOf(page: Page, { contentOfFrame, step }: Means): Tab {
  return {
    ...contentOf(page.mainFrame()),
    open: async (address) => void (await page.goto(address, LOADED)),
    reload: async () => void (await page.reload(LOADED)),
    back: async () => void (await step(page, -1)),
    forward: async () => void (await step(page, 1)),
    run: async <T>(body: string, ...given: unknown[]) =>
      (await page.evaluate(`(function () {${body}}).apply(null, ${JSON.stringify(given)})`)) as T,
    pickFile: async (selector, path) => {
      const input = (await elementIn(page.mainFrame(), selector)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(path);
    },
    inFrame: async (selector, work) => {
      const frame = await (await elementIn(page.mainFrame(), selector)).contentFrame();
      if (frame === null) throw new Error(`${selector} is no frame`);
      await work(contentOfFrame(frame));
    },
    picture: async () => Buffer.from(await page.screenshot()),
  };
}

async function launch(options: LaunchOptions, width: number, height: number): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: { width, height } });
  const [first] = await browser.pages();
  let isFirst = first !== undefined;
  return {
    async openTab() {
      const page = isFirst && first !== undefined ? first : await browser.newPage();
      isFirst = false;
      return tabOf(page, options.browser === 'firefox' ? IN_FIREFOX : BY_DRIVER);
    },
    end: () => browser.close(),
  };
}

const found = (places: readonly (string | undefined)[]) =>
  places.find((path) => path !== undefined && existsSync(path));

const firefoxPath = () => found([process.env.FIREFOX_PATH, ...FIREFOX_PLACES]);
const chromiumPath = () => found([process.env.CHROMIUM_PATH, ...CHROMIUM_PLACES]);

/** Where the browser is, for what starts it. */
const at = (path: string | undefined) => (path === undefined ? {} : { executablePath: path });

/** What keeps Firefox from being started: one that was installed in part is there, and does not say which version it is. */
function missingFirefox(): string | undefined {
  const path = firefoxPath();
  if (path === undefined) return 'Firefox is not installed: apt-get install firefox-esr';
  const { status } = spawnSync(path, ['--version'], { stdio: 'ignore' });
  return status === 0
    ? undefined
    : `${path} --version fails, so it may be installed in part: apt-get install --reinstall firefox-esr`;
}

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: missingFirefox,
  start: (width = 1280, height = 900) => launch({ browser: 'firefox', ...at(firefoxPath()) }, width, height),
};

/** Firefox as somebody set it who is not to be recognized: what a page draws it reads back as noise. */
export const firefoxOfTheCautious: Engine = {
  ...firefox,
  start: (width = 1280, height = 900) =>
    launch(
      {
        browser: 'firefox',
        ...at(firefoxPath()),
        extraPrefsFirefox: { 'privacy.resistFingerprinting': true },
      },
      width,
      height,
    ),
};

/** Chromium, with its cache of pages for Back and Forward, which Playwright switches off. */
export const chromium: Engine = {
  name: 'Chromium',
  missing: () =>
    chromiumPath() === undefined ? 'Chromium is not installed: apt-get install chromium' : undefined,
  start: (width = 1280, height = 900) =>
    launch(
      {
        browser: 'chrome',
        ...at(chromiumPath()),
        // In containers tests run as root, where the sandbox cannot start, and /dev/shm is small.
        args: [
          '--no-sandbox',
          '--disable-dev-shm-usage',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
      width,
      height,
    ),
};
