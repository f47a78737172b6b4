// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PickupCode } from './pickup-code.tsx';

vi.mock('../../api/use-order.ts', () => ({
  usePickupCode: () => ({ status: 'ready', row: { data: { code: '123456', secret: 'secret' } } }),
}));
vi.mock('./qr-code.tsx', () => ({ QrCode: () => null }));

afterEach(cleanup);

it('shows the code from left to right: in Arabic its halves would change places', () => {
  render(<PickupCode orderId="o1" />);
  expect(screen.getByText('123 456').closest('[dir]')?.getAttribute('dir')).toBe('ltr');
});
