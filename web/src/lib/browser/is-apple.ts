/** Whether this is an iPhone or an iPad, where some things work in installed apps alone. iPads say that they are Macs, but can be touched. */
export function isApple(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}
