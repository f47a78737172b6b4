import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';
import { readyForOffline } from './network.ts';

test.use({ serviceWorkers: 'allow' });

const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the built app, and from `deploy` on a second build of it that differs in its page alone. */
async function startHosting() {
  let second = false;
  const change = (name: string, text: string) => {
    if (name === 'sw.js') return text.replaceAll(/(url:"(?:home|app)\.html",revision:")[^"]+/g, '$1second');
    return name.endsWith('.html') ? text.replace('<html ', '<html data-build="second" ') : text;
  };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    // As Hosting does it: an address of the app gets the page that starts it.
    const name = path === '/' ? 'home.html' : extname(path) === '' ? 'app.html' : path.slice(1);
    try {
      const content = await readFile(join(DIST, name));
      response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
      response.setHeader('cache-control', 'no-cache');
      response.end(second && /\.html$|^sw\.js$/.test(name) ? change(name, content.toString()) : content);
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
    stop: () => server.close(),
  };
}

test('a page tells that a new version is ready, and one button changes to it', async ({ openPage }) => {
  const hosting = await startHosting();
  try {
    const page = await openPage({ baseURL: hosting.origin });
    await page.goto('/blog');
    await readyForOffline(page);
    hosting.deploy();
    // As when the page is looked at again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('A new version is ready')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-build');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-build', 'second');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
