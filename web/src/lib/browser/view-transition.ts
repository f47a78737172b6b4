/** Name of the photo that moves from an item's card to its page; one element of a page has it at a time. */
export const ITEM_PHOTO = 'item-photo';

/** Attribute of the photo on the item's page. */
export const PAGE_PHOTO = 'data-item-photo';

/** What makes an element of the item's page the place to which the photo moves. */
export const PHOTO_PLACE = { [PAGE_PHOTO]: '', style: { viewTransitionName: ITEM_PHOTO } };

let carried: { path: string; frame: HTMLElement; src: string } | undefined;

/** Whether pages may change with a movement: this browser can do it, and nobody asked it for less motion. */
export function mayMove(): boolean {
  return (
    typeof document !== 'undefined' &&
    'startViewTransition' in document &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}

/**
 * Takes the photo of a pressed card along to the item's page at the path, where it is seen until the item is loaded, and lets it move to
 * its place there. On an item's page the photo shown there moves instead: two of one name would stop every movement.
 */
export function carryPhoto(card: Element | null, path: string): void {
  carried?.frame.style.removeProperty('view-transition-name');
  carried = undefined;
  const photo = card?.querySelector('img');
  const frame = photo?.parentElement;
  if (!photo || !frame) return;
  carried = { path, frame, src: photo.currentSrc || photo.src };
  if (document.querySelector(`[${PAGE_PHOTO}]`) === null)
    frame.style.setProperty('view-transition-name', ITEM_PHOTO);
}

/** Address of the photo that was taken along to the page at the path; undefined without one. */
export function carriedPhoto(path: string): string | undefined {
  return carried?.path === path ? carried.src : undefined;
}
