import { callFunction } from '@/lib/calls/callables.ts';

/** All that a function gives of what is stored of an account, in as many calls as it takes: lists that go on in the next are one. */
export async function readMyRecords(): Promise<Record<string, unknown>> {
  const records: Record<string, unknown> = {};
  let after: string | undefined;
  do {
    const answer = await callFunction('readMyRecords', after === undefined ? {} : { after });
    for (const [name, found] of Object.entries(answer.records)) {
      const known = records[name];
      records[name] = Array.isArray(known) && Array.isArray(found) ? [...known, ...found] : found;
    }
    after = answer.next;
  } while (after !== undefined);
  return records;
}
