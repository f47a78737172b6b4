import { readFile } from 'node:fs/promises';
import type { AdContent } from '@thriftline/domain/pages/ad-content';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { aProduct, SOME_UTC_DATE } from '@thriftline/domain/testing/builders';
import { expect, it } from 'vitest';
import { fillBody } from './fill-body.ts';

const NASTY = `</script><script>alert(1)</script><div id="root"></div> <title> $& \u2028`;
const page = await readFile(new URL('../../../../web/index.html', import.meta.url), 'utf8');

const content: AdContent = {
  at: 1,
  settings: DEFAULT_OPEN_SETTINGS,
  advertisement: {
    ...aProduct({ description: NASTY }),
    condition: 'Good',
    sellerStatus: 'Verified',
    _id: 'p1',
    createdAt: SOME_UTC_DATE,
  },
};

it('puts the item and what it was drawn of into the page, and what fetches its picture before all else', () => {
  const drawn = { head: '<link rel="preload" as="image"/><title>An item</title>', root: '<h1>$&</h1>' };
  const filled = fillBody(page, drawn, content);
  expect(filled).toContain('<link rel="preload" as="image"/><title>Thriftline</title>');
  expect(filled).toContain('<div id="root"><h1>$&</h1></div><script type="application/json"');
  expect(filled).not.toContain('<noscript>');
  const [, json = ''] =
    /<script type="application\/json" id="ad-content">([^<]*)<\/script>/.exec(filled) ?? [];
  expect(JSON.parse(json)).toEqual(content);
});

it('refuses a page that has something in it', () => {
  expect(() => fillBody('<div id="root">x</div>', { head: '', root: '' }, content)).toThrow('empty root');
});
