import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium that opens pages with the web SDK in them. */
export interface SdkBrowser {
  /** A fresh page, sharing its storage with the others; `connect` is defined in it. */
  openPage(): Promise<Page>;
  close(): Promise<void>;
}

const SDK_PAGE = fileURLToPath(new URL('./page.ts', import.meta.url));

/**
 * Starts Chromium from `CHROMIUM_PATH`, or where Debian puts it; its pages run the script `entry`.
 *
 * @throws when there is none: a test that cannot run must not look like one that passed
 */
export async function startSdkBrowser(entry: string = SDK_PAGE): Promise<SdkBrowser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) {
    throw new Error(`No Chromium at ${executablePath}: install it or name it in CHROMIUM_PATH.`);
  }
  const pages = await servePage(await bundlePage(entry));
  const browser: Browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  const context = await browser.newContext();
  return {
    openPage: async () => {
      const page = await context.newPage();
      await page.goto(`http://localhost:${(pages.address() as AddressInfo).port}/`);
      return page;
    },
    close: async () => {
      await browser.close();
      pages.close();
      pages.closeAllConnections();
    },
  };
}

async function bundlePage(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

async function servePage(script: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/page.js')
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
