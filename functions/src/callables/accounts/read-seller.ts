import { loadCaller } from '../../accounts/actor.ts';
import { readSeller as read } from '../../sellers/read-seller.ts';
import { openCall } from '../serve/call.ts';

/** What the page of a seller says of them: to members, and in an open shop to everybody. */
export const readSeller = openCall('readSeller', async (caller, input) =>
  read(caller && (await loadCaller(caller)), input),
);
