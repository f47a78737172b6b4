import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/browser/fixtures.ts';
import { cutNetwork, readyForWorker } from '../means/network.ts';

test.use({ serviceWorkers: 'allow' });

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The names of the files that the worker keeps beside those it was installed with. */
function keptPieces(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await (await caches.open('pieces')).keys()).map(({ url }) => url));
}

/** Serves the built app, from `deploy` on a second build of it that differs in its page alone, and not what is lost. */
async function startHosting() {
  let second = false;
  const served = new Map<string, number>();
  /** Parts of addresses that are not answered, each as many times. */
  const lost = new Map<string, number>();
  const isLost = (path: string) => {
    const part = [...lost.keys()].find((one) => path.includes(one));
    const times = part === undefined ? 0 : (lost.get(part) ?? 0);
    if (part !== undefined) lost.set(part, times - 1);
    return times > 0;
  };
  const change = (name: string, text: string) => {
    if (name === 'sw.js')
      return text.replaceAll(/"revision":"\w+"(?=,"url":"(?:home|app)\.html")/g, '"revision":"second"');
    return name.endsWith('.html') ? text.replace('<html ', '<html data-build="second" ') : text;
  };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (isLost(path)) {
      response.destroy();
      return;
    }
    // As Hosting does it: an address of the app gets the page that starts it.
    const name = path === '/' ? 'home.html' : extname(path) === '' ? 'app.html' : path.slice(1);
    try {
      const content = await readFile(join(DIST, name));
      response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
      response.setHeader('cache-control', 'no-cache');
      response.end(second && /\.html$|^sw\.js$/.test(name) ? change(name, content.toString()) : content);
      served.set(path, (served.get(path) ?? 0) + 1);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: () => {
      second = true;
    },
    lose: (part: string, times: number) => lost.set(part, times),
    served: (path: string) => served.get(path) ?? 0,
    stop: () => server.close(),
  };
}

test('an install that was cut goes on where it ended, and its few files start the app without a network', async ({
  openPage,
}) => {
  const hosting = await startHosting();
  try {
    // The last one.
    hosting.lose('/manifest.webmanifest', 1);
    const page = await openPage({
      baseURL: hosting.origin,
      provokes: [/dynamically imported module|preload CSS/],
    });
    await page.goto('/unsubscribe');
    await expect.poll(() => hosting.served('/app.html')).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await readyForWorker(page);
    expect(hosting.served('/app.html')).toBe(1);
    // What the page loaded before there was a worker is kept, too.
    await expect.poll(() => keptPieces(page)).toContainEqual(expect.stringMatching(/unsubscribe-/));
    await cutNetwork(page);
    await page.goto('/unsubscribe');
    await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/signup');
    await expect(page.getByText('this page isn’t available offline yet')).toBeVisible();
    expect(await keptPieces(page)).not.toContainEqual(expect.stringMatching(/firestore-|all-users-/));
  } finally {
    hosting.stop();
  }
});

test('a new version comes to the page that asks for it, and empties no form in another tab', async ({
  openPage,
}) => {
  const hosting = await startHosting();
  try {
    const page = await openPage({ baseURL: hosting.origin, provokes: [/dynamically imported module/] });
    await page.goto('/unsubscribe');
    await readyForWorker(page);
    const other = await page.context().newPage();
    await other.goto('/unsubscribe');
    const field = other.getByRole('main').getByLabel('Email');
    await field.fill('half@');
    hosting.deploy();
    // As when the page is looked at again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    for (const tab of [page, other]) await expect(tab.getByText('A new version is ready')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-build');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-build', 'second');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // A part that a newer version has replaced: the link leads where it says.
    await page.evaluate(async () => caches.delete('pieces'));
    hosting.lose('/assets/blog-', 1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Buying and selling well' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Buying and selling well' })).toBeVisible();

    await expect(field).toHaveValue('half@');
    await expect(other.locator('html')).not.toHaveAttribute('data-build');
    await other.getByRole('button', { name: 'Reload' }).click();
    await expect(other.locator('html')).toHaveAttribute('data-build', 'second');
  } finally {
    hosting.stop();
  }
});

test('the manifest names pictures that are there, in the sizes it says', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.id).toBe('/');
  expect(manifest.icons.some((icon: { purpose: string }) => icon.purpose === 'maskable')).toBe(true);
  const forms = manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor);
  expect(forms.sort()).toEqual(['narrow', 'wide']);
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
    const response = await request.get(src);
    expect(response.status(), src).toBe(200);
    expect(response.headers()['content-type'], src).toContain(type);
  }
});
