import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import type { Browser, Content, Engine, Tab } from './engine.ts';
import { WebDriver } from './web-driver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const LIBRARIES = '/usr/lib';

/** How often a driver that is starting is asked, and how long it may take, in milliseconds. */
const PAUSE_MS = 50;
const START_MS = 30_000;

/** Debian's example of a browser on WebKitGTK, in the folder of its kind of machine. */
function miniBrowser(): string | undefined {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  return folders
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((api) => `${LIBRARIES}/${folder}/webkit2gtk-${api}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}

/** Starts a screen that nobody sees, and gives its name. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/** Begins a session as soon as the driver listens. */
async function beginSession(port: number): Promise<WebDriver> {
  const binary = miniBrowser();
  const capabilities = {
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      return await WebDriver.begin(`http://127.0.0.1:${port}`, capabilities);
    } catch (error) {
      const isStarting = error instanceof TypeError && Date.now() < deadline;
      if (!isStarting) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

class WebKitTab implements Tab {
  readonly #driver: WebDriver;
  readonly #handle: string;

  constructor(driver: WebDriver, handle: string) {
    this.#driver = driver;
    this.#handle = handle;
  }

  /** Commands are for the tab that was chosen last. */
  async #choose(): Promise<WebDriver> {
    await this.#driver.post('window', { handle: this.#handle });
    return this.#driver;
  }

  async open(address: string) {
    await (await this.#choose()).post('url', { url: address });
  }

  async reload() {
    await (await this.#choose()).post('refresh');
  }

  async back() {
    await (await this.#choose()).post('back');
  }

  async forward() {
    await (await this.#choose()).post('forward');
  }

  async run<T>(body: string, ...given: unknown[]): Promise<T> {
    return (await this.#choose()).post<T>('execute/sync', { script: body, args: given });
  }

  async click(selector: string) {
    await clickIn(await this.#choose(), selector);
  }

  async type(selector: string, text: string) {
    await typeIn(await this.#choose(), selector, text);
  }

  async pickFile(selector: string, path: string) {
    await typeIn(await this.#choose(), selector, path);
  }

  async inFrame(selector: string, work: (frame: Content) => Promise<void>) {
    const driver = await this.#choose();
    await driver.post('frame', { id: WebDriver.reference(await driver.element(selector)) });
    try {
      await work({
        click: (within) => clickIn(driver, within),
        type: async (within, text) => {
          // The driver types into what has the focus, which a frame's field has once it was pressed.
          await clickIn(driver, within);
          await typeIn(driver, within, text);
        },
      });
    } finally {
      await driver.post('frame', { id: null });
    }
  }

  async picture() {
    return Buffer.from(await (await this.#choose()).get<string>('screenshot'), 'base64');
  }
}

async function clickIn(driver: WebDriver, selector: string): Promise<void> {
  await driver.post(`element/${await driver.element(selector)}/click`);
}

async function typeIn(driver: WebDriver, selector: string, text: string): Promise<void> {
  await driver.post(`element/${await driver.element(selector)}/value`, { text });
}

/** The engine of Safari, by Debian's WebKitGTK: its driver, its example of a browser, and a screen that nobody sees. */
export const webKit: Engine = {
  name: 'WebKit',
  missing: () => {
    if (!existsSync(DRIVER) || miniBrowser() === undefined)
      return 'WebKit is not installed: apt-get install webkit2gtk-driver';
    return existsSync(SCREEN) ? undefined : 'WebKit needs a screen: apt-get install xvfb';
  },
  async start(width = 1280, height = 900): Promise<Browser> {
    const { screen, display } = await startScreen();
    const port = await freePort();
    // A group of its own, which ends with the browser that it starts.
    const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    });
    const stop = () => {
      if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid, 'SIGKILL');
      screen.kill();
    };
    try {
      const session = await beginSession(port);
      await session.post('timeouts', { script: START_MS, pageLoad: START_MS });
      await session.post('window/rect', { width, height });
      const first = await session.get<string>('window');
      let isFirst = true;
      return {
        async openTab() {
          if (isFirst) {
            isFirst = false;
            return new WebKitTab(session, first);
          }
          const { handle } = await session.post<{ handle: string }>('window/new', { type: 'tab' });
          return new WebKitTab(session, handle);
        },
        async end() {
          await session.end().finally(stop);
        },
      };
    } catch (error) {
      stop();
      throw error;
    }
  },
};
