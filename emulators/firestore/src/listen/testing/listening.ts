import { expect } from 'vitest';
import { DatabaseDirectory } from '../../calls/database-directory.ts';
import { ADMIN, type Caller, DocumentPath } from '../../model/index.ts';
import { fieldsOf } from '../../model/testing/values.ts';
import type { Value } from '../../model/value.ts';
import { AccessControl } from '../../rules-bridge/access-control.ts';
import { RulesRegistry } from '../../rules-bridge/rules-registry.ts';
import { type Database, type FirestoreStore, openFirestoreStore, type Write } from '../../store/index.ts';
import type { ListenRequest, ListenResponse, WireTarget } from '../../wire/stream-messages.ts';
import { ListenHub } from '../listen-hub.ts';
import { ListenStream } from '../listen-stream.ts';

/** The database of these tests, and where its documents are. */
export const DB = 'projects/demo-listen/databases/(default)';
export const DOCS = `${DB}/documents`;

/** A stream as its client sees it. */
export interface OpenStream {
  readonly stream: ListenStream;
  request(message: ListenRequest): void;
  add(target: WireTarget): void;
  /** What was sent since last asked, in short words. */
  take(): string[];
  lastToken(): Uint8Array | undefined;
  readonly failures: unknown[];
}

/** A store, its rules, and what listens to it, without any endpoint. */
export class Listening {
  readonly database: Database;
  /** What was logged of refusals. */
  readonly refusals: string[] = [];
  /** Documents that rules looked up. */
  lookups = 0;
  private readonly store: FirestoreStore;
  private readonly hub: ListenHub;
  private readonly registry = new RulesRegistry(() => undefined);

  private constructor(store: FirestoreStore) {
    this.store = store;
    this.database = store.database({ projectId: 'demo-listen', databaseId: '(default)' });
    this.hub = new ListenHub(this.database);
    this.registry.subscribe(() => this.hub.rulesChanged());
  }

  static async open(): Promise<Listening> {
    return new Listening(await openFirestoreStore());
  }

  close(): void {
    this.store.close();
  }

  /** Puts rules in force; for a start there are none. */
  rules(content: string): void {
    expect(this.registry.replace([{ name: 'firestore.rules', content }])).toEqual([]);
  }

  /** One commit; a document is its fields, null deletes it. */
  commit(documents: Readonly<Record<string, Readonly<Record<string, Value>> | null>>): void {
    this.database.commitNow(
      Object.entries(documents).map(([key, fields]): Write => {
        const path = DocumentPath.parse(key);
        return fields === null
          ? { kind: 'delete', path, precondition: null }
          : { kind: 'set', path, fields: fieldsOf(fields), transforms: [], precondition: null };
      }),
    );
  }

  openStream(caller: Caller = ADMIN): OpenStream {
    const sent: ListenResponse[] = [];
    const taken: ListenResponse[] = [];
    const failures: unknown[] = [];
    const databases = new DatabaseDirectory(this.store, {
      opened: () => undefined,
      committed: () => undefined,
    });
    const access = new AccessControl(
      this.registry,
      (line) => this.refusals.push(line),
      () => {
        this.lookups += 1;
      },
    );
    const client = {
      send: (message: ListenResponse) => void sent.push(message),
      fail: (error: unknown) => void failures.push(error),
      end: () => undefined,
    };
    const stream = new ListenStream({ databases, access, caller }, client, () => this.hub);
    const request = (message: ListenRequest) => stream.message({ database: DB, ...message });
    return {
      stream,
      request,
      add: (addTarget) => request({ addTarget }),
      take: () => {
        const now = sent.splice(0);
        taken.push(...now);
        return now.map(inWords);
      },
      lastToken: () =>
        taken.map(({ targetChange }) => targetChange?.resumeToken).findLast((token) => token !== undefined),
      failures,
    };
  }
}

function inWords(message: ListenResponse): string {
  const id = (name: string) => name.slice(name.lastIndexOf('/') + 1);
  if (message.targetChange) {
    const { targetChangeType, targetIds = [], cause } = message.targetChange;
    return [targetChangeType, ...targetIds, ...(cause ? [`(${cause.code})`] : [])].join(' ');
  }
  if (message.documentChange) {
    const { document, targetIds = [], removedTargetIds = [] } = message.documentChange;
    return [
      `change ${id(document.name ?? '')}`,
      ...targetIds,
      ...removedTargetIds.map((target) => -target),
    ].join(' ');
  }
  if (message.documentDelete) return `delete ${id(message.documentDelete.document)}`;
  if (message.documentRemove) return `remove ${id(message.documentRemove.document)}`;
  return `filter ${message.filter?.count}`;
}
