import { plural, t } from '@lingui/core/macro';
import type { Mutation } from '../journal/mutation.ts';
import { nameOfMutation } from './mutation-names.ts';

/** What was sent after it had waited, in one sentence. */
export function sentText(mutations: readonly Pick<Mutation, 'kind' | 'subject' | 'undoes'>[]): string {
  const [first] = mutations;
  if (first !== undefined && mutations.length === 1) return nameOfMutation(first, 'sent');
  const count = mutations.length;
  return t`Sent: ${plural(count, { one: '# change', other: '# changes' })}`;
}
