import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@thriftline/local/demo-accounts';
import { SCHEME_ATTRIBUTE } from '@thriftline/web/color-scheme';
import { expect, login, test } from '../kit/browser/fixtures.ts';
import { untilQuiet } from '../kit/browser/until-quiet.ts';
import { KEPT } from './kept-pictures.ts';
import { screensByViewer, type Viewer } from './routes.ts';

const FOLDER = fileURLToPath(new URL('../../.local/screenshots/', import.meta.url));
const DOCS = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../../web/public/screenshots/', import.meta.url));
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;
const THEMES = ['light', 'dark'] as const;
const QUALITY = 55;

const VIEWERS: Record<Viewer, string | undefined> = {
  stranger: undefined,
  buyer: 'demo-buyer',
  seller: 'demo-seller',
  admin: 'demo-admin',
};

/** What is in the window, as a WebP file. Playwright itself takes PNG and JPEG only. */
async function take(page: Page, file: string, scale = 1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? SIZES[0];
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: scale,
    mobile: false,
  });
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  await writeFile(`${file}.webp`, Buffer.from(data, 'base64'));
}

/** For how long nothing on a page may change before it is taken for finished, in milliseconds. */
const QUIET_MS = 400;

/** The page is in its colors, and everything on it has come: words, pictures and letters. */
async function settle(page: Page, colorScheme: (typeof THEMES)[number]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(SCHEME_ATTRIBUTE, colorScheme);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, [class*=waiting], [role=progressbar]')).toHaveCount(0);
  await page.waitForFunction(() => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    return document.fonts.status === 'loaded' && seen.every((image) => image.complete);
  });
  await page.evaluate(untilQuiet, QUIET_MS);
}

for (const [viewer, uid] of Object.entries(VIEWERS) as [Viewer, string | undefined][]) {
  test(`the screens of ${viewer}`, async ({ openPage }) => {
    await mkdir(FOLDER, { recursive: true });
    await mkdir(DOCS, { recursive: true });
    const page = await openPage();
    page.setDefaultNavigationTimeout(30_000);
    const account = DEMO_ACCOUNTS.find((one) => one.uid === uid);
    if (account) {
      await login(page, account);
      // The thanks for signing in would be in the pictures.
      await expect(page.getByText('Thank you for login')).toHaveCount(0);
    }
    for (const { name, address } of (await screensByViewer())[viewer]) {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto(address);
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await settle(page, colorScheme);
          const picture = `${name}-${size.width}-${colorScheme}`;
          await take(page, `${KEPT.includes(picture) ? DOCS : FOLDER}${picture}`);
        }
      }
    }
  });
}

test('the screens that the manifest shows before the app is installed', async ({ openPage }) => {
  const page = await openPage();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const [name, size, scale] of [
    ['narrow', SIZES[0], 2],
    ['wide', SIZES[1], 1],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto('/');
    await settle(page, 'light');
    await take(page, `${PUBLIC}${name}`, scale);
  }
});
