import { loadCaller } from '../../accounts/actor.ts';
import { readMyRecords as read } from '../../own-data/read-my-records.ts';
import { call } from '../serve/call.ts';

/** What the shop keeps of the caller that no page can read. */
export const readMyRecords = call('readMyRecords', async (caller) => ({
  records: await read(await loadCaller(caller)),
}));
