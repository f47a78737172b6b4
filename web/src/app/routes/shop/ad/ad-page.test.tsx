// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { AdvertisedItem } from '@thriftline/domain/pages/ad-content';
import { aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { AdPage } from './ad-page.tsx';

afterEach(cleanup);

it.each([
  [false, 'Sent or handed over within 5 business days, or we refund you.'],
  [true, 'See more items'],
])('says beside the button how a purchase is protected, while there is one: %s', (availability, words) => {
  const item = { ...aProduct(), _id: 'chair', availability } as unknown as AdvertisedItem;
  const { container } = render(
    <MemoryRouter>
      <AdPage item={item} />
    </MemoryRouter>,
  );
  expect(container.textContent).toContain(words);
  expect(container.textContent?.includes('business days')).toBe(!availability);
});
