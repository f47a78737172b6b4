import { expect, it } from 'vitest';
import { bringToSignIn } from './bring-to-sign-in.ts';

/** An account's name, and what its sign-in says of it. */
function anAccount(name: string, shown: string) {
  const account = { name, shown };
  const read = async () => account.name;
  return { account, read };
}

it('brings what the document says, once', async () => {
  const { account, read } = anAccount('Vera', 'Vee');
  const brought: string[] = [];
  const bring = async (name: string) => {
    brought.push(name);
    account.shown = name;
  };
  expect(await bringToSignIn(read, bring)).toBe('Vera');
  expect(brought).toEqual(['Vera']);
  expect(account.shown).toBe('Vera');
});

it('brings nothing that was brought before', async () => {
  const { account, read } = anAccount('Vera', 'Vera');
  const bring = async () => {
    account.shown = 'brought again';
  };
  expect(await bringToSignIn(read, bring, 'Vera')).toBe('Vera');
  expect(account.shown).toBe('Vera');
});

it('ends with the newest, though whoever changed it brought that before', async () => {
  const { account, read } = anAccount('Vera', 'Vee');
  const bring = async (name: string) => {
    if (account.name === 'Vera') {
      // Another call overtakes this one.
      account.name = 'Veronica';
      account.shown = 'Veronica';
    }
    account.shown = name;
  };
  expect(await bringToSignIn(read, bring)).toBe('Veronica');
  expect(account.shown).toBe('Veronica');
});
