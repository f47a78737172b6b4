import type { Caller } from '../model/index.ts';
import type { AccessControl } from '../rules-bridge/access-control.ts';
import type { DatabaseDirectory } from './database-directory.ts';

/** What every call works with, whichever endpoint it came through. */
export interface RpcContext {
  readonly databases: DatabaseDirectory;
  readonly access: AccessControl;
  readonly caller: Caller;
}
