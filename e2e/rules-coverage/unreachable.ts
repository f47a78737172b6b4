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

/**
 * What the Storage emulator tells rules of a file is always there, if only as null; Google's documentation leaves it open.
 * The expression ends before its last parenthesis, as findings show it.
 */
const storageTellsAll = (field: string): Unreachable[] => [
  {
    service: 'storage',
    expression: `'${field}' in file`,
    unseen: 'false',
    reason: `The emulator always gives ${field}.`,
  },
  {
    service: 'storage',
    expression: `!('${field}' in file`,
    unseen: 'true',
    reason: `The emulator always gives ${field}.`,
  },
];

/** Checked by the test beside it: a reason that no longer applies fails. */
export const UNREACHABLE: readonly Unreachable[] = [
  ...storageTellsAll('contentDisposition'),
  ...storageTellsAll('contentEncoding'),
  ...storageTellsAll('metadata'),
  {
    service: 'storage',
    expression: "!('metadata' in file) || file.metadata == null",
    unseen: 'true',
    reason: 'The emulator gives a map without entries.',
  },
  {
    service: 'storage',
    expression: 'file.metadata == null',
    unseen: 'true',
    reason: 'The emulator gives a map without entries.',
  },
  {
    service: 'firestore',
    expression: "!('offset' in request.query",
    unseen: 'true',
    reason: 'The emulator says 0 where nothing is skipped.',
  },
  {
    service: 'firestore',
    expression: "'offset' in request.query",
    unseen: 'false',
    reason: 'The emulator says 0 where nothing is skipped.',
  },
];
