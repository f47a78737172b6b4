// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { LiveItem } from './live-item.tsx';

afterEach(cleanup);

const MINUTE_MS = 60_000;

it.each([
  ['during a payment', MINUTE_MS, true],
  ['no longer once their time is over', -MINUTE_MS, false],
])('says on the photo that an item is reserved, %s', (_, left, isMarked) => {
  const until = Date.now() + left;
  const hold = { id: 'h1', until: { toMillis: () => until, toDate: () => new Date(until) } };
  const { container } = render(
    <MemoryRouter>
      <LiveItem to="/products/chair" item={{ ...aProduct(), hold }} />
    </MemoryRouter>,
  );
  expect(container.textContent?.includes('Reserved')).toBe(isMarked);
});
