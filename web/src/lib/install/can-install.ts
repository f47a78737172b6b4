import { isApple } from '../browser/is-apple.ts';

/** Browsers that install by a question of their own, which is asked when the page says so; not part of any standard yet. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** What public/first-paint.js kept of the browser's wish to ask. */
    installPrompt?: InstallPrompt;
  }
  interface Navigator {
    /** Whether a page on an iPhone runs as an app. */
    standalone?: boolean;
  }
}

/** How the app is installed here: by the browser's question, by hand from the menu of an iPhone, or not at all. */
export function canInstall(): 'byPrompt' | 'byHand' | undefined {
  if (window.matchMedia('(display-mode: standalone)').matches || navigator.standalone === true)
    return undefined;
  if (window.installPrompt !== undefined) return 'byPrompt';
  return isApple() ? 'byHand' : undefined;
}
