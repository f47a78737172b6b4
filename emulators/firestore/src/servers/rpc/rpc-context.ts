import type { AccessControl } from '../../rules-bridge/access-control.ts';
import type { Caller } from '../auth-header.ts';
import type { DatabaseDirectory } from './database-directory.ts';

/** What every call works with, whichever door it came through. */
export interface RpcContext {
  readonly databases: DatabaseDirectory;
  readonly access: AccessControl;
  readonly caller: Caller;
}
