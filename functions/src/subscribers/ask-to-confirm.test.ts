import type { Subscriber } from '@thriftline/domain/settings/subscriber';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { isPassing } from '../faults/is-passing.ts';
import { askToConfirm } from './ask-to-confirm.ts';

const asked: Subscriber = {
  email: 'anna@example.com',
  consent: 'Yes',
  createdAt: Timestamp.fromMillis(1),
  expireAt: Timestamp.fromMillis(2),
  asked: 1,
  sent: 0,
};

vi.mock('../firestore/collection.ts', () => ({ read: async () => asked }));
vi.mock('./subscribers.ts', () => ({ subscriberById: (id: string) => id }));
vi.mock('../notifications/email/email-rate-limit.ts', () => ({ takeEmailAllowance: async () => undefined }));

it('is told of again where there is no room for an e-mail now', async () => {
  const error = await askToConfirm('anna').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'TooMuch' });
  expect(isPassing(error)).toBe(true);
});
