import { randomUUID } from 'node:crypto';
import {
  type Caller,
  type DatabaseName,
  type Document,
  databaseResource,
  documentResource,
  FieldPath,
  type Timestamp,
} from '../model/index.ts';
import type { DocumentChange } from '../store/index.ts';
import { encodeDocument } from '../wire/encode-document.ts';
import { encodeTimestamp } from '../wire/encode-value.ts';
import { toJson } from '../wire/json.ts';
import { messageType } from '../wire/protos.ts';
import { formatTimestamp } from '../wire/timestamp.ts';
import type { Trigger } from './trigger.ts';

/** One change of one document, as events tell of it. */
export interface ChangeReport {
  readonly database: DatabaseName;
  readonly change: DocumentChange;
  readonly time: Timestamp;
  readonly author: Caller;
}

/** Events name a location; the emulator's is the default of the functions emulator. */
const LOCATION = 'us-central1';

/** The JSON body for a function: a structured CloudEvent, or the older form for first-generation functions. */
export function eventBody(trigger: Trigger, report: ChangeReport): object {
  const { database, change } = report;
  const data = eventData(report);
  const time = formatTimestamp(encodeTimestamp(report.time));
  const resource = documentResource(database, change.path);
  if (trigger.generation === 1) {
    return {
      data,
      context: {
        eventId: randomUUID(),
        timestamp: time,
        eventType: trigger.eventType,
        resource: { service: 'firestore.googleapis.com', name: resource },
      },
    };
  }
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: `//firestore.googleapis.com/${databaseResource(database)}`,
    subject: `documents/${change.path.key}`,
    type: trigger.eventType,
    time,
    datacontenttype: 'application/json',
    project: database.projectId,
    database: database.databaseId,
    namespace: '(default)',
    document: change.path.key,
    location: LOCATION,
    ...(trigger.withAuthContext && authContext(report.author)),
    data,
  };
}

function authContext(author: Caller): object {
  if (author.kind === 'admin') return { authtype: 'system' };
  if (author.kind === 'anonymous') return { authtype: 'unauthenticated' };
  return { authtype: 'app_user', authid: author.uid };
}

interface JsonDocument {
  readonly fields?: JsonFields;
}
type JsonFields = Readonly<Record<string, { readonly mapValue?: { readonly fields?: JsonFields } }>>;

function eventData({ database, change }: ChangeReport): object {
  const value = documentJson(database, change.after);
  const oldValue = documentJson(database, change.before);
  return {
    ...(value && { value }),
    ...(oldValue && { oldValue }),
    ...(value && oldValue && { updateMask: { fieldPaths: changedPaths(oldValue.fields, value.fields) } }),
  };
}

function documentJson(database: DatabaseName, document: Document | null): JsonDocument | undefined {
  if (document === null) return undefined;
  return toJson(messageType('Document'), encodeDocument(database, document)) as JsonDocument;
}

/** The paths at which two documents differ, going into maps that both have. */
function changedPaths(
  before: JsonFields = {},
  after: JsonFields = {},
  above: readonly string[] = [],
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const old = before[name];
    const now = after[name];
    const path = [...above, name];
    if (old?.mapValue && now?.mapValue) return changedPaths(old.mapValue.fields, now.mapValue.fields, path);
    return JSON.stringify(old) === JSON.stringify(now) ? [] : [new FieldPath(path).key];
  });
}
