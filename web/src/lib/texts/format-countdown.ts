const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Time left in milliseconds: 61 000 gives `1:01`, an hour more `1:01:01`. Never below `0:00`. */
export function formatCountdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = twoDigits(seconds % 60);
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
}
