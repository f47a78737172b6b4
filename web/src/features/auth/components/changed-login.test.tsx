// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AddressDialog } from './address-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';

vi.mock('../api/change-address.ts', () => ({ changeAddress: vi.fn() }));
vi.mock('../api/change-password.ts', () => ({ changePassword: vi.fn() }));

afterEach(cleanup);

it('says before the e-mail address or the password changes that devices lose what they have not sent', () => {
  render(<AddressDialog open onSent={vi.fn()} onClose={vi.fn()} />);
  expect(screen.getByText(/on all devices and deletes draft photos and anything not yet sent/)).toBeTruthy();
  cleanup();
  render(<PasswordDialog open onClose={vi.fn()} />);
  expect(screen.getByText(/Draft photos and anything not yet sent are deleted there/)).toBeTruthy();
});
