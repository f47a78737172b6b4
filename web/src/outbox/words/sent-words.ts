import type { Act } from '../journal/act.ts';
import { nameOfAct } from './act-words.ts';

/** What was sent after it had waited, in one sentence. */
export function sentWords(acts: readonly Pick<Act, 'kind' | 'subject' | 'undoes'>[]): string {
  const [first] = acts;
  if (first !== undefined && acts.length === 1) return `Sent: ${nameOfAct(first)}`;
  return `Sent: ${acts.length} changes`;
}
