import { fileURLToPath } from 'node:url';

/** What each test file leaves: loading rules begins their coverage anew, so the parts are put together at the end. */
export const PARTS = fileURLToPath(new URL('../../.local/test/rules-coverage/', import.meta.url));

/** Begins the names of the files there with what the rules tests asked of Firestore in one process. */
export const QUERY_PARTS = 'queries-';
