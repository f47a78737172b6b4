// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { AfterPayment } from './after-payment.tsx';

afterEach(cleanup);

const linksAfter = (props: Parameters<typeof AfterPayment>[0]) => {
  render(<AfterPayment {...props} />, { wrapper: MemoryRouter });
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it('leads to what happens next with what was bought, to its seller, and back to the shop', () => {
  expect(linksAfter({ paymentIntentId: 'pi_1', bookingsId: 'p1_u1', bought: true })).toEqual([
    '/dashboard/orders/pi_1',
    '/dashboard/messages/p1_u1',
    '/',
  ]);
});

it('leads to no order where the money went back', () => {
  expect(linksAfter({ paymentIntentId: 'pi_1', bookingsId: 'p1_u1' })).toEqual([
    '/dashboard/myorders',
    '/dashboard/receipts/pi_1',
  ]);
});
