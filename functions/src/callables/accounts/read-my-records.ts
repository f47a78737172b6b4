import { loadCaller } from '../../accounts/actor.ts';
import { readMyRecords as read } from '../../own-data/read-my-records.ts';
import { call } from '../serve/call.ts';

/** What the shop keeps of the caller that no page can read, a part at a time. */
export const readMyRecords = call('readMyRecords', async (caller, input) =>
  read(await loadCaller(caller), input),
);
