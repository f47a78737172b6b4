// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormError } from './form-error.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('scrolls what went wrong into sight once, however far down a form it stands', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<FormError message={undefined} />);
  expect(scroll).not.toHaveBeenCalled();
  rerender(<FormError message="Sold to another buyer." />);
  rerender(<FormError message="Sold to another buyer." />);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  expect(scroll.mock.contexts[0]).toBe(screen.getByRole('alert'));
});
