import { UNSHOWN_DAYS } from '@thriftline/domain/accounts/upload-ticket';

/** How long an uploaded picture may wait for what will show it, in milliseconds. */
export const UNSHOWN_MS = UNSHOWN_DAYS * 24 * 60 * 60 * 1000;
