/** How far toasts stay from what they may not cover, and from the window's edges, in pixels. */
const GAP = 8;

/** From where to where something reaches, from the window's top, in pixels. */
export interface Span {
  top: number;
  bottom: number;
}

/** What toasts are never over: the tabs, the bar above them, the invitation to install, fields, and what sends a form or is a page's first button. */
const KEPT =
  '[data-tabs], [data-bottom-bar], [aria-labelledby="install-title"], input, textarea, select, [contenteditable="true"], [type="submit"], .MuiButton-contained';

/**
 * Where toasts of this height end: at the bottom of the room, or above what they would cover there. At the bottom, too, where there
 * is no such place.
 */
export function toastsEnd(height: number, room: Span, kept: readonly Span[]): number {
  let end = room.bottom - GAP;
  for (const { top, bottom } of kept.toSorted((a, b) => b.bottom - a.bottom)) {
    if (top - GAP < end && bottom + GAP > end - height) end = top - GAP;
  }
  return end - height < room.top ? room.bottom - GAP : end;
}

/** What of the page is in the window, of what may not be covered by something as wide as that. */
function keptBeside({ left, right }: DOMRect): Span[] {
  return [...document.querySelectorAll(KEPT)].flatMap((element) => {
    if (element.closest('.toasts') !== null) return [];
    const rect = element.getBoundingClientRect();
    const isSeen = rect.height > 0 && rect.bottom > 0 && rect.top < window.innerHeight;
    return isSeen && rect.right > left && rect.left < right ? [rect] : [];
  });
}

function place(): void {
  const toasts = document.querySelector('.toasts');
  if (toasts === null) return;
  const rect = toasts.getBoundingClientRect();
  // A keyboard on the screen leaves less of the window.
  const { offsetTop: top, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const end = toastsEnd(rect.height, { top, bottom: top + height }, keptBeside(rect));
  document.documentElement.style.setProperty('--toasts-bottom', `${window.innerHeight - end}px`);
}

/** Keeps toasts where they cover nothing that somebody types or presses. Gives back how to stop. */
export function keepToastsClear(): () => void {
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  const watcher = new MutationObserver(later);
  watcher.observe(document.body, { childList: true, subtree: true });
  const how = { capture: true, passive: true };
  const events = ['scroll', 'resize', 'focusin'] as const;
  for (const event of events) window.addEventListener(event, later, how);
  window.visualViewport?.addEventListener('resize', later);
  later();
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    for (const event of events) window.removeEventListener(event, later, how);
    window.visualViewport?.removeEventListener('resize', later);
  };
}
