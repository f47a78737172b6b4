/** Shows a count at the icon of the installed app, where the system has a place for it; 0 takes it away. */
export function showAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  shown.catch((error: unknown) => console.warn('The icon shows no count', error));
}
