import { expect, it } from 'vitest';
import { memberOfPath } from './member-of-path.ts';

it('finds the member that an entry is about, and none where it is about something else', () => {
  expect(memberOfPath('users/u1')).toBe('u1');
  for (const about of ['payments/pi_1', 'users', 'users/u1/drafts/d1', 'settings/shop']) {
    expect(memberOfPath(about), about).toBeUndefined();
  }
});
