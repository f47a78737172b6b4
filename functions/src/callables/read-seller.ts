import { loadCaller } from '../accounts/actor.ts';
import { readSeller as read } from '../sellers/read-seller.ts';
import { openCallable } from './callable.ts';

/** What the page of a seller says of them: to members, and in an open shop to everybody. */
export const readSeller = openCallable('readSeller', {}, async (caller, input) =>
  read(caller && (await loadCaller(caller)), input),
);
