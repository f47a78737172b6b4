import { type DatabaseName, invalidArgument } from '../model/index.ts';
import type { DocumentChange } from '../store/index.ts';
import { compilePathPattern } from './path-pattern.ts';

/** What happened to a document. */
export type ChangeKind = 'created' | 'updated' | 'deleted';

/** A function that wants to hear of documents. */
export interface Trigger {
  /** Part of the address events go to. */
  readonly key: string;
  readonly generation: 1 | 2;
  /** As registered; goes back into the events. */
  readonly eventType: string;
  readonly withAuthContext: boolean;
  /** True when this change of a document of this database is one the function wants. */
  wants(database: DatabaseName, change: DocumentChange): boolean;
}

/** What a change did to its document. */
export function changeKind({ before, after }: DocumentChange): ChangeKind {
  if (before === null) return 'created';
  return after === null ? 'deleted' : 'updated';
}

const V2_PREFIX = 'google.cloud.firestore.document.v1.';
const V2_KINDS: Readonly<Record<string, readonly ChangeKind[]>> = {
  created: ['created'],
  updated: ['updated'],
  deleted: ['deleted'],
  written: ['created', 'updated', 'deleted'],
};
const V1_PREFIX = 'providers/cloud.firestore/eventTypes/document.';
const V1_KINDS: Readonly<Record<string, readonly ChangeKind[]>> = {
  create: ['created'],
  update: ['updated'],
  delete: ['deleted'],
  write: ['created', 'updated', 'deleted'],
};

interface EventarcBody {
  readonly eventType?: string;
  readonly database?: string;
  readonly document?: { readonly value?: string; readonly matchType?: string };
}

interface LegacyBody {
  readonly eventTrigger?: { readonly resource?: string; readonly eventType?: string };
}

/** What a registration says, which may be anything. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * A second-generation function, as the functions emulator registers it.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function eventarcTrigger(projectId: string, key: string, body: EventarcBody): Trigger {
  const eventType = textOf(body.eventType);
  const withAuthContext = eventType.endsWith('.withAuthContext');
  const name = eventType.replace(V2_PREFIX, '').replace('.withAuthContext', '');
  const kinds = eventType.startsWith(V2_PREFIX) ? V2_KINDS[name] : undefined;
  if (!kinds) throw invalidArgument(`Unknown event type "${eventType}".`);
  const matches = compilePathPattern(textOf(body.document?.value));
  const databaseId = textOf(body.database) || '(default)';
  return {
    key,
    generation: 2,
    eventType,
    withAuthContext,
    wants: (database, change) =>
      database.projectId === projectId &&
      database.databaseId === databaseId &&
      kinds.includes(changeKind(change)) &&
      matches(change.path.segments),
  };
}

/**
 * A first-generation function, as the functions emulator registers it.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function legacyTrigger(key: string, body: LegacyBody): Trigger {
  const eventType = textOf(body.eventTrigger?.eventType);
  const kinds = eventType.startsWith(V1_PREFIX) ? V1_KINDS[eventType.slice(V1_PREFIX.length)] : undefined;
  if (!kinds) throw invalidArgument(`Unknown event type "${eventType}".`);
  const resource = textOf(body.eventTrigger?.resource);
  const match = /^projects\/([^/]+)\/databases\/([^/]+)\/documents\/(.+)$/.exec(resource);
  if (!match) throw invalidArgument(`Invalid trigger resource "${resource}".`);
  const [, projectId, databaseId, pattern = ''] = match;
  const matches = compilePathPattern(pattern);
  return {
    key,
    generation: 1,
    eventType,
    withAuthContext: false,
    wants: (database, change) =>
      database.projectId === projectId &&
      database.databaseId === databaseId &&
      kinds.includes(changeKind(change)) &&
      matches(change.path.segments),
  };
}
