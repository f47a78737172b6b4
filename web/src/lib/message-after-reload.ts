const KEY = 'farewell';

/** Keeps what a person must still be told on the page that follows a reload. */
export function keepFarewell(text: string): void {
  sessionStorage.setItem(KEY, text);
}

/** What was kept, once. */
export function takeFarewell(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}
