import { demoPlaywrightCommand } from '@thriftline/local/demo-playwright';

/** `npm run screens`: takes the pictures of every route that docs/screens/ shows. */
export function screensCommand(): Promise<void> {
  return demoPlaywrightCommand(
    { config: 'e2e/screens/playwright.config.ts', label: 'Taking screenshots' },
    () => 'The screenshots are in docs/screens/.',
  );
}
