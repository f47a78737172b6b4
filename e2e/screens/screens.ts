import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../local/seed/demo-accounts.ts';
import { expect, login, test } from '../journeys/fixtures.ts';
import { screensByViewer, type Viewer } from './routes.ts';

const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;
const THEMES = ['light', 'dark'] as const;
const QUALITY = 55;

const VIEWERS: Record<Viewer, string | undefined> = {
  nobody: undefined,
  buyer: 'demo-buyer',
  seller: 'demo-seller',
  admin: 'demo-admin',
};

/** What is in the window, as a WebP file. Playwright itself takes PNG and JPEG only. */
async function take(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  await writeFile(`${FOLDER}${name}.webp`, Buffer.from(data, 'base64'));
}

/** Everything on the page has come: words, pictures and letters. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await page.waitForLoadState('networkidle').catch((error: unknown) => {
    // Listeners may keep a request open: what counts is waited for below.
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
  });
  await page.waitForFunction(() => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    return document.fonts.status === 'loaded' && seen.every((image) => image.complete);
  });
}

for (const [viewer, uid] of Object.entries(VIEWERS) as [Viewer, string | undefined][]) {
  test(`the screens of ${viewer}`, async ({ openPage }) => {
    await mkdir(FOLDER, { recursive: true });
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
          await settle(page);
          await take(page, `${name}-${size.width}-${colorScheme}`);
        }
      }
    }
  });
}
