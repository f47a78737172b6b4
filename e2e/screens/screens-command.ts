import { demoPlaywrightCommand } from '@thriftline/local/demo-playwright';

/** `npm run screens`: takes the pictures of every route; eight of them stay in docs/screens/. */
export function screensCommand(): Promise<void> {
  return demoPlaywrightCommand(
    { config: 'e2e/screens/playwright.config.ts', label: 'Taking screenshots' },
    () => 'The screenshots are in .local/screenshots/, and those that are kept in docs/screens/.',
  );
}
