// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { useSearchQuery } from './use-search-query.ts';

const LEEDS = { name: 'Leeds, GB', lat: 53.8, lng: -1.55, km: 25 };

/** A search page at an address. */
function searchAt(address: string) {
  const { result, unmount } = renderHook(() => ({ ...useSearchQuery(), location: useLocation() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  });
  return { page: result, leave: unmount };
}

afterEach(cleanup);

it('adds a town that was on its way to the filters that are set by then', () => {
  const { page } = searchAt('/search?q=lamp');
  const late = page.current.change;
  act(() => page.current.change({ max: 50 }));
  act(() => late({ near: LEEDS }));
  expect(page.current.query).toMatchObject({ words: 'lamp', max: 50, near: LEEDS });
});

it('keeps both of two changes made at a time', () => {
  const { page } = searchAt('/search?q=lamp');
  act(() => {
    page.current.change({ max: 50 });
    page.current.change({ near: LEEDS });
  });
  expect(page.current.query).toMatchObject({ max: 50, near: LEEDS });
});

it('changes nothing once the page is left', () => {
  const { page, leave } = searchAt('/search?q=lamp');
  const late = page.current.change;
  leave();
  act(() => late({ near: LEEDS }));
  expect(page.current.location.search).toBe('?q=lamp');
});

it('reads price and place of an address, and says what was typed', async () => {
  const { page } = searchAt('/search?q=lamp+under+50+near+Leeds&condition=excellent');
  expect(page.current.isReading).toBe(true);
  await eventually(() => expect(page.current.isReading).toBe(false));
  const { words, max, near } = page.current.query;
  expect([words, max, near?.name]).toEqual(['lamp', 50, 'Leeds, GB']);
  expect(page.current.location.state).toEqual({ typed: 'lamp under 50 near Leeds' });
  act(() => page.current.change({ max: undefined }));
  expect(page.current.query).toMatchObject({ words: 'lamp', max: undefined });
  expect(page.current.location.state).toBeNull();
});

it('looks for the words where they say no place after all', async () => {
  const { page } = searchAt('/search?q=comic+near+mint');
  await eventually(() => expect(page.current.isReading).toBe(false));
  expect(page.current.query.words).toBe('comic near mint');
});

it('reads what is typed on the page before it looks for it', async () => {
  const { page } = searchAt('/search');
  act(() => page.current.change({ words: 'lamp under $50' }));
  await eventually(() => expect(page.current.query).toMatchObject({ words: 'lamp', max: 50 }));
  act(() => page.current.change({ words: '"lamp under $50"', max: undefined }));
  expect(page.current.query).toMatchObject({ words: '"lamp under $50"', max: undefined });
  expect(page.current.isReading).toBe(false);
});

it('reads new words in their reader’s language, and keeps that of an address for its own', async () => {
  const { page } = searchAt('/search?q=Lampen+unter+50&lang=de');
  await eventually(() => expect(page.current.query).toMatchObject({ words: 'Lampen', max: 50 }));
  expect(page.current.query.language).toBe('de');
  act(() => page.current.change({ max: undefined }));
  expect(page.current.query.language).toBe('de');
  act(() => page.current.change({ words: 'lamps' }));
  expect(page.current.query).toMatchObject({ words: 'lamps', language: 'en' });
  expect(page.current.location.search).toBe('?q=lamps');
});
