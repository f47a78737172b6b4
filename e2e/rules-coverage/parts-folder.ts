import { fileURLToPath } from 'node:url';

/** What each test file leaves: loading rules begins their coverage anew, so the parts are put together at the end. */
export const PARTS = fileURLToPath(new URL('../../.local/test/rules-coverage/', import.meta.url));
