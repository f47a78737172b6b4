// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
  clearPendingRegistration,
  pendingRegistration,
  savePendingRegistration,
} from './pending-registration.ts';

const MIA = { email: 'Mia@Example.com', name: 'Mia', role: 'Seller' } as const;

beforeEach(() => localStorage.clear());

it('what was chosen at signup is for that address, whatever its case, and for no other', () => {
  savePendingRegistration(MIA);
  expect(pendingRegistration('mia@example.com')).toEqual(MIA);
  expect(pendingRegistration('sal@example.com')).toBeNull();
  expect(pendingRegistration(null)).toBeNull();
});

it('what was chosen before a provider told the address is for whoever signs in next', () => {
  savePendingRegistration({ role: 'Seller' });
  expect(pendingRegistration('sal@example.com')).toEqual({ role: 'Seller' });
  clearPendingRegistration({ role: 'Seller' });
  expect(pendingRegistration('sal@example.com')).toBeNull();
});

it('a seller who signed up by e-mail stays one, whatever comes of a sign-in with Google', () => {
  savePendingRegistration(MIA);
  const putBack = savePendingRegistration({ role: 'Buyer' });
  expect(pendingRegistration('mia@example.com')).toEqual(MIA);
  expect(pendingRegistration('gil@gmail.example')).toEqual({ role: 'Buyer' });
  putBack();
  expect(pendingRegistration('gil@gmail.example')).toBeNull();
  savePendingRegistration({ role: 'Buyer' });
  clearPendingRegistration({ role: 'Buyer' });
  expect(pendingRegistration('mia@example.com')).toEqual(MIA);
});

it('nonsense counts for nothing', () => {
  localStorage.setItem('pendingRegistration', '{"email":"mia@example.com","role":"Admin"}');
  localStorage.setItem('pendingProviderRegistration', 'x');
  expect(pendingRegistration('mia@example.com')).toBeNull();
});
