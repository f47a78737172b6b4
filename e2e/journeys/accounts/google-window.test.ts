import { expect, type Page, test } from '@playwright/test';
import { bundlePage, SITE, serveSlowly } from './google/slow-site.ts';

/** How long each script of the page takes, in milliseconds. */
const DELAY_MS = 1_000;

let scripts: ReadonlyMap<string, string>;
test.beforeAll(async () => {
  scripts = await bundlePage();
});

/** How Google's window was opened. */
interface Opened {
  /** Whether in the very task of the press. */
  inPress: boolean;
  address: string;
}

declare global {
  interface Window {
    opened: Opened[];
    /** Whether a press is so recent that windows may be opened. */
    isPressRecent: boolean;
  }
}

/** Notes each window that the page opens, in place of it. */
async function noteWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let inPress = false;
    const { port1, port2 } = new MessageChannel();
    // The next task: whatever the press does at once is over by then.
    port1.onmessage = () => {
      inPress = false;
    };
    for (const type of ['click', 'submit'])
      window.addEventListener(
        type,
        () => {
          inPress = true;
          port2.postMessage(null);
        },
        { capture: true },
      );
    // The browser takes what this test asks the page for a press, too.
    window.isPressRecent = true;
    Object.defineProperty(navigator, 'userActivation', {
      get: () => ({ isActive: window.isPressRecent }),
    });
    window.opened = [];
    window.open = (address) => {
      window.opened.push({ inPress, address: String(address) });
      return null;
    };
  });
}

const opened = (page: Page) => page.evaluate(() => window.opened);
const IN_PRESS = [
  { inPress: true, address: expect.stringContaining('https://auth.example/__/auth/handler') },
];

// Specification 7. Identity provider: Google
test("a press opens Google's window in its own task, however slow the network is", async ({ page }) => {
  await noteWindows(page);
  const { googleAsked, releaseGoogle } = await serveSlowly(page, scripts, DELAY_MS);
  await page.goto(`${SITE}/login`);
  const button = page.getByRole('button', { name: 'Login with Google' });
  await expect(button).toBeDisabled();
  await googleAsked;
  releaseGoogle();
  await page.waitForFunction(() => 'gapi' in window);
  await page.waitForLoadState('networkidle');
  await button.click();
  expect(await opened(page)).toEqual(IN_PRESS);
});

test('a press that comes too early waits, then asks for another', async ({ page }) => {
  await noteWindows(page);
  const { googleAsked, releaseGoogle } = await serveSlowly(page, scripts, 0);
  await page.goto(`${SITE}/login`);
  const button = page.getByRole('button', { name: 'Login with Google' });
  await googleAsked;
  await button.click();
  await expect(button).toHaveAttribute('data-busy', 'true');
  await page.evaluate(() => {
    window.isPressRecent = false;
  });
  releaseGoogle();
  await expect(page.getByRole('alert')).toHaveText('Google’s window is ready now. Press the button again.');
  expect(await opened(page)).toEqual([]);
  await button.click();
  expect(await opened(page)).toEqual(IN_PRESS);
});

test('so does the press that has Google say who deletes their account', async ({ page }) => {
  await noteWindows(page);
  const { googleAsked, releaseGoogle } = await serveSlowly(page, scripts, DELAY_MS);
  await page.goto(`${SITE}/account`);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Type “DELETE”').fill('DELETE');
  await googleAsked;
  releaseGoogle();
  await page.waitForFunction(() => 'gapi' in window);
  await page.waitForLoadState('networkidle');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect.poll(() => opened(page)).toEqual(IN_PRESS);
});
