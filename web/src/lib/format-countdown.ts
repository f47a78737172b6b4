/** Time left in milliseconds as minutes and seconds: 61 000 gives `1:01`. Never below `0:00`. */
export function formatCountdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
