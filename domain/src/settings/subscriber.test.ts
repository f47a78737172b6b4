import { expect, it } from 'vitest';
import { mailboxOf } from './subscriber.ts';

it.each([
  ['Bea+shop@Example.com', 'bea@example.com'],
  ['bea+a+b@example.com', 'bea@example.com'],
  ['b.e.a@example.com', 'b.e.a@example.com'],
  ['B.E.A+news@googlemail.com', 'bea@gmail.com'],
  ['+bea@example.com', '+bea@example.com'],
])('letters to %s are counted for the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
