import { describe, expect, it } from 'vitest';
import { toastsEnd } from './toast-place.ts';

const ROOM = { top: 0, bottom: 740 };
const TABS = { top: 684, bottom: 740 };

describe('where toasts end', () => {
  it('is the bottom of the window, or above the tabs', () => {
    expect(toastsEnd(60, ROOM, [])).toBe(732);
    expect(toastsEnd(60, ROOM, [TABS])).toBe(676);
  });

  it('is above a field or a button that is there, and above the next', () => {
    const button = { top: 620, bottom: 664 };
    const field = { top: 540, bottom: 596 };
    expect(toastsEnd(60, ROOM, [field, TABS, button])).toBe(532);
  });

  it('is between two where there is room', () => {
    const button = { top: 620, bottom: 664 };
    const field = { top: 440, bottom: 496 };
    expect(toastsEnd(60, ROOM, [field, TABS, button])).toBe(612);
  });

  it('is the bottom where nothing is free', () => {
    expect(toastsEnd(60, ROOM, [{ top: 10, bottom: 735 }])).toBe(732);
  });
});
