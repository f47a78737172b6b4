import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LINK_PAGE_HEADERS } from '@thriftline/functions/pages/email-links/link-page';
import { ROOT } from '@thriftline/run/root';
import { describe, expect, it } from 'vitest';
import { HOSTING } from '../kit/call.ts';

// What the deploy itself asks, of the Firebase CLI.
const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles') as {
  listFiles: (folder: string, ignore: string[]) => string[];
};
const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
  hosting: {
    public: string;
    ignore: string[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
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
    ['/de/', 'public, max-age=0, s-maxage=30'],
    ['/ar/blog', 'public, max-age=0, s-maxage=30'],
    ['/de/help', 'public, max-age=0, s-maxage=300'],
    ['/help', 'no-cache'],
    ['/dashboard/myorders', 'no-cache'],
  ])('%s comes with the policy and is asked for anew', async (path, cache) => {
    const { headers } = await head(path);
    expect(Object.fromEntries(headers)).toMatchObject(ALWAYS);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('permissions-policy')).toMatch(/geolocation=\(self\)/);
    expect(headers.get('cache-control')).toBe(cache);
  });

  // Hosting's headers come after those of functions, and of its own rules the last one counts.
  it('a page that an e-mail links to keeps the stricter policy of its function', async () => {
    const { headers } = await fetch(`${HOSTING}/letters/off`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': LINK_PAGE_HEADERS['Content-Security-Policy'],
      'cache-control': LINK_PAGE_HEADERS['Cache-Control'],
      'referrer-policy': LINK_PAGE_HEADERS['Referrer-Policy'],
    });
  });

  it('the sitemap is kept as long as its function says', async () => {
    expect((await head('/sitemap.xml')).headers.get('cache-control')).toMatch(/s-maxage=\d+/);
  });

  describe('with the sign-in pages of Firebase, which', () => {
    const lastOf = (name: string) =>
      hosting.headers
        .flatMap(({ source, headers }) => headers.map((header) => ({ source, ...header })))
        .findLast(({ key, source }) => key === name && (source === '**' || source === '/__/**'));

    it('may stand in a frame of the shop, on whatever domain it is', () => {
      const policy = lastOf('Content-Security-Policy');
      expect(policy?.source).toBe('/__/**');
      expect(policy?.value).not.toMatch(/frame-ancestors|default-src|script-src/);
    });

    it('may answer the page that opened them, on whatever domain it is', () => {
      expect(lastOf('Cross-Origin-Opener-Policy')).toMatchObject({ source: '/__/**', value: 'unsafe-none' });
    });
  });

  it('a file of this version whose name holds its hash is kept for a year, with the same protection', async () => {
    const { headers } = await head(await firstScript());
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Object.fromEntries(headers)).toMatchObject(ALWAYS);
  });

  it('a file of another version is missing, not the app under its name, and nobody keeps that', async () => {
    const { status, headers } = await fetch(`${HOSTING}/assets/gone-0a1b2c3d.js`);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-cache');
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
