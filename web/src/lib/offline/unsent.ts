import { isWaiting } from './act.ts';
import { nameOfAct } from './act-words.ts';
import { getActs } from './acts-store.ts';

/** What signing out would lose, each as a thing: `your booking of “Oak chair”`. */
export async function unsent(): Promise<string[]> {
  return getActs().filter(isWaiting).map(nameOfAct);
}
