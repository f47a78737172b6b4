import journeys from '@thriftline/e2e/playwright.config';

/** As the journeys run; what is measured are the bills. */
export default {
  ...journeys,
  testDir: '.',
  testMatch: 'costs.ts',
  outputDir: '../../.local/costs',
  reporter: [['line']],
  timeout: 600_000,
  // A second time would find the first one's account and booking there.
  retries: 0,
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
};
