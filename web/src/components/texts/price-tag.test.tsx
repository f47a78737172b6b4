// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PriceTag } from './price-tag.tsx';

afterEach(cleanup);

it.each([
  ['a higher one', 120, '$120'],
  ['the same', 45, undefined],
  ['a lower one', 30, undefined],
  ['none', undefined, undefined],
])('the price when new: %s', (_, original, struck) => {
  const { container } = render(<PriceTag price={45} {...(original === undefined ? {} : { original })} />);
  expect(container.querySelector('s')?.textContent).toBe(struck);
  expect(container.textContent).toContain('$45');
});
