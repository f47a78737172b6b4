const KEY = 'messageAfterReload';

/** Saves what a person must still be told on the page that follows a reload. */
export function saveMessageForReload(text: string): void {
  sessionStorage.setItem(KEY, text);
}

/** That message, once. */
export function takeMessageAfterReload(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}
