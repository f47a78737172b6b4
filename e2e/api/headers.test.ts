import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '@thriftline/bin/root';
import { describe, expect, it } from 'vitest';
import { HOSTING } from './call.ts';

// What the deploy itself asks, of the Firebase CLI.
const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles') as {
  listFiles: (folder: string, ignore: string[]) => string[];
};
const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
  hosting: { public: string; ignore: string[] };
};

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

async function head(path: string): Promise<Response> {
  const response = await fetch(`${HOSTING}${path}`);
  expect(response.status).toBe(200);
  return response;
}

async function firstScript(): Promise<string> {
  const html = await (await head('/')).text();
  const [, path] = /<meta name="scripts" content="(\/assets\/[^" ]+)/.exec(html) ?? [];
  if (path === undefined) throw new Error('The home page names no script of its own.');
  return path;
}

describe('what Hosting sends', () => {
  it.each([
    ['/', 'public, max-age=0, s-maxage=30'],
    ['/blog', 'public, max-age=0, s-maxage=30'],
    ['/help', 'no-cache'],
    ['/dashboard/myorders', 'no-cache'],
  ])('%s comes with the policy and is asked for anew', async (path, cache) => {
    const { headers } = await head(path);
    expect(Object.fromEntries(headers)).toMatchObject(ALWAYS);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('permissions-policy')).toMatch(/geolocation=\(self\)/);
    expect(headers.get('cache-control')).toBe(cache);
  });

  it('a file whose name holds its hash is kept for a year, with the same protection', async () => {
    const { headers } = await head(await firstScript());
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Object.fromEntries(headers)).toMatchObject(ALWAYS);
  });

  it('a file of an earlier version is missing, not the app under its name', async () => {
    const { status } = await fetch(`${HOSTING}/assets/gone-0a1b2c3d.js`);
    expect(status).toBe(404);
  });

  // Of what is left out only a deploy knows: the local one sends every file there is.
  it('folders of the build that begin with a dot are not deployed', () => {
    const files = listFiles(join(ROOT, hosting.public), hosting.ignore);
    expect(files).toContain('home.html');
    expect(files.filter((file) => /(^|\/)\./.test(file))).toEqual([]);
  });

  it('the service worker is never kept', async () => {
    expect((await head('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('no page holds an inline script', async () => {
    const html = await (await head('/')).text();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    const inline = scripts.filter(
      (tag) => !/\bsrc=/.test(tag) && !/type="application\/(ld\+)?json"/.test(tag),
    );
    expect(inline).toEqual([]);
    expect(html).not.toMatch(/\son[a-z]+="/);
  });
});
