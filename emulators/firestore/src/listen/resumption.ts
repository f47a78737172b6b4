import { FirestoreError } from '../model/index.ts';
import type { Database, Snapshot } from '../store/index.ts';
import { decodeTimestamp } from '../wire/decode-value.ts';
import type { WireTarget } from '../wire/stream-messages.ts';
import { decodeResumeToken } from './resume-token.ts';

/** What a client with an older state of a target is owed. */
export type Resumption =
  | { readonly kind: 'fresh' }
  /** Its state cannot be continued: it must forget what it has. */
  | { readonly kind: 'reset' }
  | { readonly kind: 'since'; readonly state: Snapshot };

/** What is owed to the client that asks for this target. */
export function resumptionOf(database: Database, { resumeToken, readTime }: WireTarget): Resumption {
  const hasToken = resumeToken !== undefined && resumeToken.length > 0;
  if (!hasToken && readTime === undefined) return { kind: 'fresh' };
  const since = hasToken
    ? decodeResumeToken(database, resumeToken)
    : decodeTimestamp(readTime as NonNullable<typeof readTime>);
  if (since === undefined) return { kind: 'reset' };
  try {
    return { kind: 'since', state: database.read({ readTime: since }) };
  } catch (error) {
    // History no longer reaches back that far.
    if (error instanceof FirestoreError) return { kind: 'reset' };
    throw error;
  }
}
