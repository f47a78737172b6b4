/** A letter G in the button's own color. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path d="M12 10.2v3.9h5.5c-.3 1.4-1.8 4-5.5 4a6.1 6.1 0 1 1 0-12.2c1.9 0 3.2.8 3.9 1.5l2.7-2.6A9.7 9.7 0 0 0 12 2.2a9.8 9.8 0 1 0 0 19.6c5.7 0 9.4-4 9.4-9.6 0-.7-.1-1.3-.2-2H12Z" />
    </svg>
  );
}
