import type { Page } from '@playwright/test';
import { MESSAGES, PHOTO_REQUIRED } from '@thriftline/domain/base/texts/specified-messages';
import { inEnglish } from '@thriftline/domain/base/texts/words';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Picture } from '@thriftline/domain/pictures/picture';
import { expect, test } from '../kit/browser/fixtures.ts';
import { describeProduct, readMessage } from '../kit/browser/forms.ts';
import { returnSignedIn } from '../kit/browser/return-visit.ts';
import { png, pngBomb, transparentPng } from '../kit/png.ts';
import { type Account, createCategory, firestore, picturesOfAccount } from '../kit/shop.ts';
import { lookAt, uprightPhoto } from './means/jpeg.ts';

const PHONE = { width: 360, height: 780 };
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer });
const pick = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const words = (page: Page, place: number) => page.getByLabel(`Description of photo ${place}`);
const tiles = (page: Page) => page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem');
const submit = (page: Page) => page.getByRole('button', { name: 'Add Product' }).click();

/** A signed-in seller on the form for a product, filled in but for the pictures. */
async function atTheForm(page: Page, seller: Account): Promise<string> {
  const suffix = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;
  const productname = `Rug ${suffix}`;
  await createCategory(seller, `Rugs ${suffix}`);
  await returnSignedIn(page, seller);
  await describeProduct(page, productname, `Rugs ${suffix}`);
  return productname;
}

async function storedProduct(productname: string): Promise<Product> {
  const found = await firestore.collection('products').where('productname', '==', productname).get();
  expect(found.size).toBe(1);
  return found.docs[0]?.data() as Product;
}

const picturesOf = (product: Product): readonly Picture[] => product.pictures ?? [];

/** The pictures a seller has beyond that of the category. */
const uploads = async (seller: Account) =>
  (await picturesOfAccount(seller)).filter(({ name }) => !name.endsWith('.png'));

test('a seller picks three pictures, orders them by buttons and by keyboard drag, removes one and says what they show', async ({
  openPage,
  seller,
}) => {
  const page = await openPage(PHONE);
  const productname = await atTheForm(page, seller);
  await pick(
    page,
    file('first.png', png(1800, 1200)),
    file('second.png', png(600, 900)),
    file('third.png', png(900, 900)),
    file('IMG_7.HEIC', HEIC, 'image/heic'),
  );
  await expect(tiles(page)).toHaveCount(3);
  await expect(page.getByRole('alert')).toContainText('Most Compatible');
  await expect(words(page, 1)).toHaveValue(productname);
  await expect(words(page, 2)).toHaveValue(`${productname}, photo 2`);
  await words(page, 1).fill('The whole rug');
  await words(page, 2).fill('The fringe');
  await words(page, 3).fill('The label');

  // By buttons: the third goes to the front, and the focus stays with it.
  await page.getByRole('button', { name: 'Move photo 3 earlier' }).click();
  await expect(page.getByText('Photo 3 is now in position 2 of 3.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move photo 2 earlier' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Photo 2 is now in position 1 of 3, the cover.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move photo 1 later' })).toBeFocused();
  await expect(words(page, 1)).toHaveValue('The label');

  // By keyboard drag: the cover goes down by one.
  await page.getByRole('button', { name: 'Drag photo 1' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Photo 1 is picked up, over its own position, 1 of 3.')).toBeAttached();
  // A key that is pressed before the places of all photos are measured moves nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Photo 1 is over position 2 of 3.')).toBeAttached({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(words(page, 1)).toHaveValue('The whole rug');
  await expect(words(page, 2)).toHaveValue('The label');

  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Remove photo 2' })).toBeFocused();
  await words(page, 2).fill('');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  await submit(page);
  await readMessage(page, MESSAGES.productAdded);
  const product = await storedProduct(productname);
  const [cover, fringe] = picturesOf(product);
  expect(picturesOf(product).map(({ alt }) => alt)).toEqual(['The whole rug', '']);
  expect(product).toMatchObject({ img: cover?.img, thumb: cover?.thumb });
  expect(product.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(await lookAt(page, cover?.img ?? '', [])).toMatchObject({ width: 1600, height: 1067 });
  expect(await lookAt(page, cover?.thumb ?? '', [])).toMatchObject({ width: 480, height: 320 });
  expect(await lookAt(page, fringe?.img ?? '', [])).toMatchObject({ width: 600, height: 900 });
  const stored = await uploads(seller);
  expect(stored).toHaveLength(4);
  for (const { contentType, cacheControl } of stored) {
    expect(contentType).toBe('image/webp');
    expect(cacheControl).toBe('public, max-age=31536000, immutable');
  }
});

test('a picture is dragged to another place with the mouse', async ({ openPage, seller }) => {
  const page = await openPage();
  await atTheForm(page, seller);
  await pick(page, file('a.png', png(400, 300)), file('b.png', png(400, 300)));
  await expect(tiles(page)).toHaveCount(2);
  await words(page, 1).fill('A');
  await words(page, 2).fill('B');
  const handle = page.getByRole('button', { name: 'Drag photo 1' });
  // To hover over it scrolls the page, and with it where the other is.
  await handle.hover();
  const target = await page.getByRole('button', { name: 'Drag photo 2' }).boundingBox();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 10, { steps: 5 });
  await page.mouse.move((target?.x ?? 0) + 12, (target?.y ?? 0) + 30, { steps: 5 });
  await page.mouse.up();
  await expect(words(page, 1)).toHaveValue('B');
  await expect(words(page, 2)).toHaveValue('A');
});

for (const where of ['in a worker', 'on the page where workers cannot draw'] as const) {
  test(`a photo is turned upright and loses where it was taken, ${where}`, async ({ openPage, seller }) => {
    const page = await openPage(PHONE);
    if (where !== 'in a worker') {
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
    }
    const productname = await atTheForm(page, seller);
    const photo = await uprightPhoto(page, 'At home, 53 48 30 N');
    expect(photo.includes('At home')).toBe(true);
    await pick(page, file('photo.jpg', photo, 'image/jpeg'), file('cut-out.png', transparentPng(200, 150)));
    await expect(tiles(page)).toHaveCount(2);
    await submit(page);
    await readMessage(page, MESSAGES.productAdded);

    const [upright, cutOut] = picturesOf(await storedProduct(productname));
    for (const url of [upright?.img ?? '', upright?.thumb ?? '']) {
      const { width, height, colors } = await lookAt(page, url, [
        [0.5, 0.2],
        [0.5, 0.8],
      ]);
      expect([width, height]).toEqual([200, 400]);
      const [above = [], below = []] = colors;
      expect([(above[0] ?? 0) > 200, (above[2] ?? 0) < 60], 'red above').toEqual([true, true]);
      expect([(below[0] ?? 0) < 60, (below[2] ?? 0) > 200], 'blue below').toEqual([true, true]);
      const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
      for (const trace of ['At home', 'Exif', 'EXIF']) expect(bytes.includes(trace), trace).toBe(false);
    }
    // What was transparent is white, in dark mode too.
    const seen = await lookAt(page, cutOut?.img ?? '', [[0.5, 0.5]]);
    expect(seen.colors).toEqual([[255, 255, 255, 255]]);
  });
}

test('files that are no picture are refused, each with its reason, and a seventh picture too', async ({
  openPage,
  seller,
}) => {
  const page = await openPage(PHONE);
  await atTheForm(page, seller);
  await pick(
    page,
    file('diary.jpg', Buffer.from('Dear diary'), 'image/jpeg'),
    file('empty.png', Buffer.alloc(0)),
    file('bomb.png', pngBomb(50_000, 50_000)),
    file('broken.png', png(40, 30).subarray(0, 50)),
    file('holiday.jpg', HEIC, 'image/jpeg'),
  );
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('diary.jpg isn’t a photo. Choose a JPEG, PNG, WebP, GIF or AVIF file.');
  await expect(alert).toContainText('empty.png is empty.');
  await expect(alert).toContainText('bomb.png is 50000 × 50000 pixels. Photos can have up to 100 million.');
  await expect(alert).toContainText('broken.png can’t be read');
  await expect(alert).toContainText('can’t read HEIC photos such as holiday.jpg');
  await expect(tiles(page)).toHaveCount(0);
  await submit(page);
  await expect(page.getByText(inEnglish(PHOTO_REQUIRED), { exact: true })).toBeVisible();

  // What a file is its content says: a picture by another name is one.
  await pick(page, file('notes.txt', png(40, 30), 'text/plain'));
  await expect(tiles(page)).toHaveCount(1);
  await expect(page.getByText(inEnglish(PHOTO_REQUIRED), { exact: true })).toHaveCount(0);
  await pick(page, ...Array.from({ length: 6 }, (_, index) => file(`${index}.png`, png(40, 30))));
  await expect(tiles(page)).toHaveCount(6);
  await expect(alert).toContainText('You can add up to 6 photos');
  await expect(page.locator('input[type=file]')).toHaveCount(0);
});

/** Expects as many pictures of the product, each there in both sizes. */
async function expectStored(seller: Account, product: Product, count: number): Promise<void> {
  const pictures = picturesOf(product);
  expect(pictures).toHaveLength(count);
  const names = (await uploads(seller)).map(({ name }) => encodeURIComponent(name));
  for (const url of pictures.flatMap(({ img, thumb }) => [img, thumb])) {
    expect(names.filter((name) => url.includes(name))).toHaveLength(1);
  }
}

/** Names the uploads as they come: the picture's number in the form, from 1, and the width of the variant. */
async function watchUploads(
  page: Page,
  answer: (picture: number, width: string) => Promise<boolean>,
): Promise<void> {
  const bases: string[] = [];
  await page.route(/\/v0\/b\/[^/]+\/o\?.*name=images/, async (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).searchParams.get('name') ?? '');
    const [, base = '', width = ''] = /([0-9a-f-]{36})-(\d+)[.]/.exec(name) ?? [];
    if (route.request().method() !== 'POST') return route.continue();
    if (!bases.includes(base)) bases.push(base);
    if (await answer(bases.indexOf(base) + 1, width)) return route.continue();
    await route.fulfill({ status: 403, json: { error: { code: 403, message: 'Refused by the test' } } });
  });
}

// Specification 5. Nothing saved when the image upload fails
test('when one upload fails nothing is saved, and the form keeps everything', async ({
  openPage,
  seller,
}) => {
  const page = await openPage(PHONE);
  const productname = await atTheForm(page, seller);
  await pick(page, file('a.png', png(400, 300)), file('b.png', png(300, 400)));
  await expect(tiles(page)).toHaveCount(2);
  await words(page, 2).fill('The back');
  await watchUploads(page, async (picture, width) => !(picture === 2 && width === '480'));
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('couldn’t upload a photo, so nothing was saved');
  await expect(page.getByLabel('Product name')).toHaveValue(productname);
  await expect(words(page, 2)).toHaveValue('The back');
  await expect(tiles(page)).toHaveCount(2);
  const found = await firestore.collection('products').where('productname', '==', productname).get();
  expect(found.size).toBe(0);

  await page.unrouteAll();
  await submit(page);
  await readMessage(page, MESSAGES.productAdded);
  await expectStored(seller, await storedProduct(productname), 2);
});

test('one picture is left out on the way, and cancelling the rest saves nothing', async ({
  openPage,
  seller,
}) => {
  const page = await openPage(PHONE);
  const productname = await atTheForm(page, seller);
  await pick(page, file('a.png', png(400, 300)), file('b.png', png(300, 400)), file('c.png', png(300, 300)));
  await expect(tiles(page)).toHaveCount(3);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await watchUploads(page, async (picture) => {
    if (picture > 1) await released;
    return true;
  });
  await submit(page);
  await expect.poll(() => uploads(seller)).toHaveLength(2);
  await page.getByRole('button', { name: 'Skip photo 2' }).click();
  await expect(page.getByRole('progressbar', { name: 'Upload of photo 2' })).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: 'Upload of photo 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('The upload was canceled. Nothing was saved.')).toBeVisible();
  release();
  await page.unrouteAll({ behavior: 'wait' });
  const found = await firestore.collection('products').where('productname', '==', productname).get();
  expect(found.size).toBe(0);
  await expect(tiles(page)).toHaveCount(3);
  // What has arrived stays until the server sweeps it up; nothing of it is used again.
  const before = (await uploads(seller)).length;

  // Once more, and only the second stays away.
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  await watchUploads(page, async (picture) => {
    if (picture > 1) await gone;
    return true;
  });
  await submit(page);
  await expect.poll(() => uploads(seller)).toHaveLength(before + 2);
  await page.getByRole('button', { name: 'Skip photo 2' }).click();
  await expect(page.getByRole('progressbar', { name: 'Upload of photo 2' })).toHaveCount(0);
  go();
  await readMessage(page, MESSAGES.productAdded);
  const product = await storedProduct(productname);
  expect(picturesOf(product).map(({ alt }) => alt)).toEqual([productname, `${productname}, photo 2`]);
  await expectStored(seller, product, 2);
});
