import { tabData } from '../device/site-data/site-data.ts';

const KEY = 'messageAfterReload';

/** Saves what a person must still be told on the page that follows a reload. */
export function saveMessageForReload(text: string): void {
  tabData.set(KEY, text);
}

/** That message, once. */
export function takeMessageAfterReload(): string | null {
  const text = tabData.get(KEY);
  tabData.remove(KEY);
  return text;
}
