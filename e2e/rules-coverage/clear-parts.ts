import { clearParts } from './parts.ts';

/** Runs once before the rules tests: what an earlier run saw must not count for this one. */
export const setup = clearParts;
