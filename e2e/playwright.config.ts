// Before the tests: what they share with the shop has texts that Lingui's macros translate.
import '@thriftline/texts/register-load-hook';
import { defineConfig } from '@playwright/test';
import { PORTS } from '@thriftline/domain/base/ports';

const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);
const executablePath = process.env.CHROMIUM_PATH;
const report = process.env.THRIFTLINE_JOURNEYS_REPORT;

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.test.ts',
  outputDir: '../.local/test/journeys',
  // All journeys share one store, where each has people and things of its own. A journey mostly waits: two take little
  // more than half the time of one after the other, even on two cores.
  workers: 2,
  timeout: 180_000,
  // The first call of a function starts its process, which takes its time on a small machine.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // What passes only at the second try is named in the summary of `npm test`, with what the first met.
  retries: 1,
  reporter: [['line'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL: `http://127.0.0.1:${PORTS.hosting + offset}`,
    // A trace of each step costs a fifth of the time: for looking into a failure.
    trace: process.env.THRIFTLINE_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    // To store the whole app for later takes up to a quarter of a session's time: journeys that need it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // In containers tests run as root, where the sandbox cannot start, and /dev/shm is small.
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
});
