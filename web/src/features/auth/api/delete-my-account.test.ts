import { msg } from '@lingui/core/macro';
import {
  DELETION_WORD,
  deleteMyAccountSchema,
  deleteMyAccountWithoutPasswordFormSchema,
  deletionWord,
} from '@thriftline/domain/accounts/account-deletion';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import { speak } from '@thriftline/domain/base/locale/speak';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteMyAccount } from './delete-my-account.ts';

const callFunction = vi.hoisted(() => vi.fn());
vi.mock('@/lib/calls/callables.ts', () => ({ callFunction }));
vi.mock('./reauthenticate.ts', () => ({ reauthenticate: vi.fn() }));

const WORD = msg`delete`;
i18n.load({ de: { [WORD.id]: ['löschen'] } });
afterEach(() => speak());

const isTyped = (word: string) => deleteMyAccountWithoutPasswordFormSchema.isValidSync({ word });

it('asks for a word of the language that the page is in', () => {
  expect([deletionWord(), isTyped(' Delete '), isTyped('remove')]).toEqual([DELETION_WORD, true, false]);
  speak({ language: 'de' });
  expect([deletionWord(), isTyped('Löschen'), isTyped('delete')]).toEqual(['löschen', true, false]);
});

it('tells the server one word, whatever was typed', async () => {
  speak({ language: 'de' });
  await deleteMyAccount(undefined);
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('deleteMyAccount', { word: DELETION_WORD });
  expect(deleteMyAccountSchema.isValidSync({ word: DELETION_WORD })).toBe(true);
  expect(deleteMyAccountSchema.isValidSync({ word: 'löschen' })).toBe(false);
});
