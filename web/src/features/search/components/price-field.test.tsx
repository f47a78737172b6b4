// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PriceField } from './price-field.tsx';

afterEach(cleanup);

it('tells the price as soon as its field is left, so that closing the filters loses nothing', () => {
  const onChange = vi.fn();
  const { unmount } = render(<PriceField label="Highest price" value={undefined} onChange={onChange} />);
  const field = screen.getByLabelText('Highest price');
  fireEvent.change(field, { target: { value: '50' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(field);
  unmount();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(50);
});
