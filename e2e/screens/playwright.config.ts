import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** As the journeys run, but what is taken are pictures of the screens. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'screens.ts',
  outputDir: '../../.local/screens',
  reporter: [['line']],
  retries: 1,
  use: { ...journeys.use, trace: 'off', screenshot: 'off', serviceWorkers: 'block', reducedMotion: 'reduce' },
});
