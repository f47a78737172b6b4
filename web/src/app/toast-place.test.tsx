// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { speak } from '@thriftline/domain/base/locale/speak';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showLanguage } from '@/lib/language/language.ts';
import { eventually } from '@/testing/eventually.ts';
import { TabBar } from './layouts/bars/tab-bar.tsx';
import { keepToastsClear, toastsEnd } from './toast-place.ts';

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

describe('the tabs of a phone', () => {
  afterEach(async () => {
    await showLanguage('en');
    speak();
    cleanup();
    vi.restoreAllMocks();
  });

  it.each(['en', 'ar'] as const)('stay free of toasts in every language: %s', async (language) => {
    await showLanguage(language);
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(ROOM.bottom);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const { top, bottom } = this.matches('nav') ? TABS : { top: 0, bottom: 60 };
      return new DOMRect(0, top, 360, bottom - top);
    });
    render(
      <MemoryRouter>
        <TabBar />
        <div className="toasts" />
      </MemoryRouter>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(5);
    const stop = keepToastsClear();
    const { style } = document.documentElement;
    await eventually(() => expect(style.getPropertyValue('--toasts-bottom')).toBe('64px'));
    stop();
    style.removeProperty('--toasts-bottom');
  });
});
