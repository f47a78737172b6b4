import type { Decision, RulesRequest } from '@thriftline/security-rules';
import type { DatabaseName } from '../model/index.ts';

/** A verdict, as those need it who act on it. */
export type Verdict = Pick<Decision, 'allowed' | 'message' | 'trace' | 'tried'>;

/** A request that rules were asked about, and what they said. */
export interface Evaluation {
  readonly database: DatabaseName;
  readonly request: RulesRequest;
  readonly verdict: Verdict;
  /** The text of the rules; empty while they are faulty. */
  readonly rules: string;
}
