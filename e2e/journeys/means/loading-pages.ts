import { expect, type Page } from '@playwright/test';
import { PORTS } from '@thriftline/domain/base/ports';
import { visit } from '../../kit/browser/fixtures.ts';
import { untilQuiet } from '../../kit/browser/until-quiet.ts';
import { expectNoFaults, NARROWEST, ZOOMED } from './accessible-pages.ts';

const FIRESTORE_PORT = String(PORTS.firestore + Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0));
/** No wait of a page's own for what is shown takes as long; what gives an answer up does, and looks for it elsewhere. */
const PATIENCE_MS = 1_000;

/** Runs in the page: what it asks of Firestore, at this port, and of the documented calls is never answered, and never given up. */
function leaveUnanswered([firestorePort, patienceMs]: readonly [string, number]): void {
  const isData = (address: string | URL) => {
    const { port, pathname } = new URL(address, location.href);
    return port === firestorePort || pathname.startsWith('/api/');
  };
  const { fetch, XMLHttpRequest } = window;
  const setTimer = window.setTimeout;
  const setPatientTimer = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
    delay < patienceMs ? setTimer(handler, delay, ...values) : 0;
  Object.assign(window, { setTimeout: setPatientTimer });
  window.fetch = (input, init) =>
    isData(input instanceof Request ? input.url : input) ? new Promise(() => undefined) : fetch(input, init);
  window.XMLHttpRequest = class extends XMLHttpRequest {
    private unanswered = false;

    override open(method: string, url: string | URL, async = true): void {
      this.unanswered = isData(url);
      super.open(method, url, async);
    }

    override send(body?: Parameters<XMLHttpRequest['send']>[0]): void {
      if (!this.unanswered) super.send(body);
    }
  };
}

/** How long nothing changes on a page that has come, in milliseconds. */
const QUIET_MS = 200;

/**
 * Goes through pages whose data does not come: what stands in its place is held to the same, on the narrowest screen. Nothing of the store
 * is on the device yet, so nothing else can be shown.
 */
export async function expectLoadingAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  // Taken, and never answered. Playwright's own routes would take the browser's cache away, and each page its scripts anew.
  await page.addInitScript(leaveUnanswered, [FIRESTORE_PORT, PATIENCE_MS] as const);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const main = page.getByRole('main');
  let loading = 0;
  for (const address of addresses) {
    const before = await page.title();
    await visit(page, address);
    await expect(page, address).not.toHaveTitle(before);
    await expect(main.locator('.MuiSkeleton-root, h1').first(), address).toBeVisible();
    // The rest of the page's own parts comes in files of their own.
    await page.evaluate(untilQuiet, QUIET_MS);
    loading += Math.min(1, await main.locator('.MuiSkeleton-root').count());
    // Both widths are a phone's, with the same elements in the same colors: at the second only where they lie is new.
    for (const [size, of] of [
      [NARROWEST, 'all'],
      [ZOOMED, 'layout'],
    ] as const) {
      await page.setViewportSize(size);
      await expectNoFaults(page, `${address} at ${size.width} px, while it loads`, of);
    }
  }
  expect(loading, 'pages that were seen loading').toBeGreaterThan(0);
}
