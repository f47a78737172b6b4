import type { StoredTime } from '@thriftline/domain/base/stored-time';

/** A value as Firestore's REST interface writes it: https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
export type FirestoreValue =
  | { stringValue: string }
  | { integerValue: string }
  | { doubleValue: number }
  | { booleanValue: boolean }
  | { timestampValue: string }
  | { nullValue: null }
  | { arrayValue: { values?: FirestoreValue[] } }
  | { mapValue: { fields?: Record<string, FirestoreValue> } };

function storedTime(text: string): StoredTime {
  const milliseconds = Date.parse(text);
  return { toMillis: () => milliseconds, toDate: () => new Date(milliseconds) };
}

/** The value as JavaScript has it; a time as the entities name it. Throws a TypeError for a kind that no listing has. */
export function plainValue(value: FirestoreValue): unknown {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return value.doubleValue;
  if ('booleanValue' in value) return value.booleanValue;
  if ('timestampValue' in value) return storedTime(value.timestampValue);
  if ('nullValue' in value) return null;
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plainValue);
  if ('mapValue' in value) return plainFields(value.mapValue.fields ?? {});
  throw new TypeError(`A value of a kind that no listing has: ${Object.keys(value).join()}`);
}

/** The fields of a document or map as JavaScript has them. */
export function plainFields(fields: Record<string, FirestoreValue>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}
