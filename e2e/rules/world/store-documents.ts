import { invariant } from '@thriftline/domain/base/invariant';
import { PORTS } from '@thriftline/domain/base/ports';
import { Bytes, FieldValue, serverTimestamp, Timestamp } from 'firebase/firestore';

const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);
const SUITE = `http://127.0.0.1:${PORTS.firestore + offset}`;

/** A map as the REST interface takes it: https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
const restFields = (data: object) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, restValue(value)]));

/** With all nine digits of a second. */
function restTime({ seconds, nanoseconds }: Timestamp): string {
  const [second] = new Date(seconds * 1000).toISOString().split('.');
  return `${second}.${String(nanoseconds).padStart(9, '0')}Z`;
}

function restObject(value: object): object {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  if (value instanceof Timestamp) return { timestampValue: restTime(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Bytes) return { bytesValue: value.toBase64() };
  if (Object.getPrototypeOf(value) === Object.prototype) return { mapValue: { fields: restFields(value) } };
  throw new TypeError(`A value of a kind that no stored document has: ${value.constructor.name}`);
}

function restValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (typeof value === 'object') return restObject(value);
  throw new TypeError(`A value of a kind that no stored document has: ${typeof value}`);
}

const isServerTime = (value: unknown) => value instanceof FieldValue && value.isEqual(serverTimestamp());

/**
 * Writes the documents past the rules, in one commit. Over the REST interface: the client's library would keep a view of its own of each,
 * which takes half the time of the rules tests. Of its sentinels a field may be `serverTimestamp()`. `origin`: of another emulator than the
 * suite's.
 */
export async function storeDocuments(
  projectId: string,
  documents: Record<string, object>,
  origin = SUITE,
): Promise<void> {
  const root = `${projectId}/databases/(default)/documents`;
  const writes = Object.entries(documents).map(([path, data]) => {
    const times = Object.keys(data).filter((name) => isServerTime(data[name as keyof typeof data]));
    const given = Object.fromEntries(Object.entries(data).filter(([name]) => !times.includes(name)));
    return {
      update: { name: `projects/${root}/${path}`, fields: restFields(given) },
      updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    };
  });
  const response = await fetch(`${origin}/v1/projects/${root}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  const answer = await response.text();
  invariant(response.ok, `The emulator did not store the documents: ${response.status} ${answer}`);
}
