// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BuyerContact } from './buyer-contact.tsx';

const live = vi.hoisted<{ status: string; row: unknown }>(() => ({ status: 'loading', row: undefined }));
vi.mock('@/lib/live/use-live-document.ts', () => ({ useLiveDocument: () => live }));
vi.mock('@/lib/firebase/converters.ts', () => ({ documentOf: () => ({}) }));

afterEach(cleanup);

it.each([
  ['loading', ''],
  ['error', 'Not shared'],
  ['missing', 'Not shared'],
])('of a buyer whose booking is %s is said “%s”', (status, said) => {
  Object.assign(live, { status, row: undefined });
  expect(render(<BuyerContact bookingsId="p1_buyer-1" />).container.textContent).toBe(said);
});
