import { describe, expect, it } from 'vitest';
import { parseGrantAdminArguments } from './grant-admin-arguments.ts';

describe('parseGrantAdminArguments', () => {
  it('an address alone means the local suite', () => {
    expect(parseGrantAdminArguments(['a@b.co'])).toEqual({ email: 'a@b.co', project: undefined });
  });

  it('a project is a real one', () => {
    expect(parseGrantAdminArguments(['--project', 'shop', 'a@b.co'])).toEqual({
      email: 'a@b.co',
      project: 'shop',
    });
  });

  it.each([[[]], [['nobody']], [['a@b.co', 'c@d.co']], [['a@b.co', '--porject', 'shop']]])(
    '%j is answered with the usage',
    (args) => {
      expect(() => parseGrantAdminArguments(args)).toThrow('Usage: npm run grant-admin');
    },
  );
});
