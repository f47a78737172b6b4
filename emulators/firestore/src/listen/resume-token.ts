import { microsFromTimestamp, type Timestamp, timestampFromMicros } from '../model/index.ts';
import type { Database } from '../store/index.ts';

/** A place in the history of a database: opaque to clients, worthless to another incarnation of it. */
export function encodeResumeToken(database: Database, readTime: Timestamp): Uint8Array {
  return Buffer.from(`${microsFromTimestamp(readTime)}@${database.incarnation}`);
}

/** The read time of a token; undefined when this incarnation of the database did not give it. */
export function decodeResumeToken(database: Database, token: Uint8Array): Timestamp | undefined {
  const [micros = '', ...rest] = Buffer.from(token).toString('utf8').split('@');
  if (rest.join('@') !== database.incarnation || !/^\d+$/.test(micros)) return undefined;
  return timestampFromMicros(Number(micros));
}
