import type { Mutation } from '../journal/mutation.ts';
import { nameOfMutation } from './mutation-texts.ts';

/** What was sent after it had waited, in one sentence. */
export function sentText(mutations: readonly Pick<Mutation, 'kind' | 'subject' | 'undoes'>[]): string {
  const [first] = mutations;
  if (first !== undefined && mutations.length === 1) return `Sent: ${nameOfMutation(first)}`;
  return `Sent: ${mutations.length} changes`;
}
