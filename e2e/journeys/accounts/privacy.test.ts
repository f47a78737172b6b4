import type { Page } from '@playwright/test';
import { PORTS } from '@thriftline/domain/base/ports';
import { expect, test } from '../../kit/browser/fixtures.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import { advertise, createCategory, createProduct, withPictures } from '../../kit/shop.ts';

test.use({ serviceWorkers: 'allow' });

const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);
const originOf = (server: keyof typeof PORTS) => `http://127.0.0.1:${PORTS[server] + offset}`;

/** Opens the page to its end, and tells which origins were asked for what. */
async function askedBy(page: Page, address: string, heading: string | RegExp): Promise<string[]> {
  const asked = new Set<string>();
  const note = (request: { url(): string; resourceType(): string }) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) asked.add(`${origin} ${request.resourceType()}`);
  };
  page.on('request', note);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  // Down to the last picture, and until what waits for an idle moment has been asked for too.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => [...document.images].every((one) => one.complete))).toBe(true);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'))
    .toBe('activated');
  page.off('request', note);
  return [...asked].filter((line) => !line.startsWith(`${originOf('hosting')} `)).sort();
}

test('the home page, an item’s page and its advertisement ask nobody but ourselves', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Own ${Date.now()}`);
  const productId = await createProduct(seller, categoryId, await withPictures(seller, 2));
  await advertise(productId);
  // Where pictures are kept: our own bucket.
  const pictures = `${originOf('storage')} image`;
  const page = await openPage();
  expect(await askedBy(page, '/', /./)).toEqual([pictures]);
  expect(await askedBy(page, `/ads/${productId}`, 'Oak chair')).toEqual([pictures]);

  await returnSignedIn(page, buyer);
  const servers = ['auth', 'firestore', 'functions', 'storage'] as const;
  const own = servers.map(originOf);
  for (const line of await askedBy(page, `/products/${productId}`, 'Oak chair')) {
    expect(own, line).toContain(line.split(' ')[0]);
  }
});
