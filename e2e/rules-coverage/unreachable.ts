import type { Unseen } from '@thriftline/security-rules';
import type { RulesService } from './parts.ts';

/** An expression of which something can never be seen, and why. */
export interface Unreachable {
  service: RulesService;
  /** As it is written, on one line. */
  expression: string;
  unseen: Unseen;
  reason: string;
}

/** Checked by the test beside it: a reason that no longer applies fails. */
export const UNREACHABLE: readonly Unreachable[] = [];
