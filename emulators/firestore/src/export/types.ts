import type { Document } from '../model/document.ts';
import type { DatabaseName } from '../model/path.ts';

/** One database in an export. */
export interface ExportedDatabase {
  readonly name: DatabaseName;
  readonly documents: readonly Document[];
}

/** Everything an export holds. */
export interface Export {
  /** The newest version when it was written, in microseconds; tells exports apart. */
  readonly version: number;
  readonly databases: readonly ExportedDatabase[];
}

/** What was read: of this emulator, with projects and times, or of another program. */
export type ReadExport =
  | ({ readonly kind: 'own' } & Export)
  | {
      readonly kind: 'foreign';
      readonly version: number;
      /** By database id: such an export belongs to any project that looks for it. */
      readonly databases: ReadonlyMap<string, readonly Document[]>;
    };
