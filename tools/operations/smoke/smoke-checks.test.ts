import { expect, it, onTestFinished, vi } from 'vitest';
import { runSmokeChecks } from './smoke-checks.ts';

const SITE = 'https://shop.example';
const HOME = '<h1>Shop</h1><meta name="scripts" content="/assets/app-aaaaaaa.js /assets/ui-bbbbbbb.js">';
const CHECK = 'the scripts that the home page names are there';

/** Has these addresses answer, and all others be missing. */
async function failureWith(files: Readonly<Record<string, string>>): Promise<string | undefined> {
  vi.stubGlobal('fetch', async (url: string) => {
    const text = files[url.slice(SITE.length)];
    return new Response(text ?? 'missing', { status: text === undefined ? 404 : 200 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const results = await runSmokeChecks({ site: SITE, functions: `${SITE}/f`, documents: `${SITE}/d` });
  return results.find(({ what }) => what === CHECK)?.failure;
}

it('finds a page that names scripts of another release', async () => {
  expect(await failureWith({ '/': HOME, '/assets/app-aaaaaaa.js': '' })).toMatch(
    /\/assets\/ui-bbbbbbb\.js answered 404 instead of 200/,
  );
});

it('takes a page whose scripts are all there', async () => {
  const files = { '/': HOME, '/assets/app-aaaaaaa.js': '', '/assets/ui-bbbbbbb.js': '' };
  expect(await failureWith(files)).toBeUndefined();
});

it('finds a page that names no scripts', async () => {
  expect(await failureWith({ '/': '<h1>Shop</h1>' })).toMatch(/without the names of scripts/);
});
