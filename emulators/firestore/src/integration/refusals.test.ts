import { v1 } from '@google-cloud/firestore';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';

/** Refusals and shapes of answers that SDKs hide, as the bare calls show them. */
const DB = 'projects/demo-refusals/databases/(default)';
const DOCS = `${DB}/documents`;
const INVALID_ARGUMENT = 3;
const FAILED_PRECONDITION = 9;

let emulator: FirestoreEmulator;
let client: InstanceType<typeof v1.FirestoreClient>;

beforeAll(async () => {
  emulator = await startFirestoreEmulator();
  client = new v1.FirestoreClient({
    servicePath: emulator.host,
    port: emulator.port,
    sslCreds: credentials.createInsecure(),
  });
  const names = ['b/x', 'a/y', 'a/y/below/z'];
  const writes = names.map((name) => ({
    update: { name: `${DOCS}/${name}`, fields: { n: { integerValue: 1 } } },
  }));
  await client.commit({ database: DB, writes }, AS_OWNER);
});
afterAll(async () => {
  await client.close();
  await emulator.stop();
});

const AS_OWNER = { otherArgs: { headers: { authorization: 'Bearer owner' } } };

const secondsFromNow = (seconds: number) => ({ seconds: Math.floor(Date.now() / 1000) + seconds });

describe('a read time', () => {
  const at = (seconds: number) =>
    client.getDocument({ name: `${DOCS}/a/y`, readTime: secondsFromNow(seconds) }, AS_OWNER);

  it('of two hours ago is too old', async () => {
    await expect(at(-7200)).rejects.toMatchObject({
      code: FAILED_PRECONDITION,
      details: "The requested 'read_time' is too old.",
    });
  });

  it('to come is in the future', async () => {
    await expect(at(3600)).rejects.toMatchObject({
      code: INVALID_ARGUMENT,
      details: "The requested 'read_time' cannot be in the future.",
    });
  });

  it('just past is fine, though nothing was written since', async () => {
    const readTime = { seconds: Math.floor(Date.now() / 1000), nanos: (Date.now() % 1000) * 1_000_000 };
    const [document] = await client.getDocument({ name: `${DOCS}/a/y`, readTime }, AS_OWNER);
    expect(document.name).toBe(`${DOCS}/a/y`);
  });
});

/** How a bare call without a request fails. */
async function failureOf(method: string): Promise<unknown> {
  const raw = new Client(`${emulator.host}:${emulator.port}`, credentials.createInsecure());
  const same = (bytes: Buffer) => bytes;
  const failure = await new Promise<unknown>((resolve, reject) => {
    const stream = raw.makeServerStreamRequest(method, same, same, Buffer.alloc(0), new Metadata());
    stream.on('error', resolve);
    stream.on('data', () => reject(new Error(`${method} was answered.`)));
  });
  raw.close();
  return failure;
}

it('a pipeline is refused over gRPC: it belongs to another edition', async () => {
  expect(await failureOf('/google.firestore.v1.Firestore/ExecutePipeline')).toMatchObject({
    code: INVALID_ARGUMENT,
    details: 'ExecutePipeline requires the Database Edition to be `enterprise`.',
  });
});

it('a client of the version before the first is heard', async () => {
  expect(await failureOf('/google.firestore.v1beta1.Firestore/GetDocument')).toMatchObject({
    code: INVALID_ARGUMENT,
    details: 'Document name "" lacks "projects" at index 0.',
  });
});

describe('a list without the id of a collection', () => {
  const overGrpc = async (parent: string, request: object = {}) => {
    const [documents] = await client.listDocuments(
      { parent, ...request },
      { ...AS_OWNER, autoPaginate: false },
    );
    return documents.map(({ name }: { name?: string | null }) => name?.slice(DOCS.length + 1));
  };
  const overRest = async (path: string) => {
    const response = await fetch(`http://${emulator.host}:${emulator.port}/v1/${path}`, {
      headers: { authorization: 'Bearer owner' },
    });
    const { documents, error } = (await response.json()) as {
      documents?: { name: string }[];
      error?: { status: string; message: string };
    };
    return documents?.map(({ name }) => name.slice(DOCS.length + 1)) ?? `${error?.status}: ${error?.message}`;
  };

  it('has all of every collection there, over gRPC and over REST with a slash at the end', async () => {
    expect(await overGrpc(DOCS)).toEqual(['a/y', 'b/x']);
    expect(await overRest(`${DOCS}/`)).toEqual(['a/y', 'b/x']);
    expect(await overGrpc(`${DOCS}/a/y`)).toEqual(['a/y/below/z']);
    expect(await overRest(`${DOCS}/a/y/`)).toEqual(['a/y/below/z']);
  });

  it('goes forwards by name alone', async () => {
    expect(await overGrpc(DOCS, { orderBy: '__name__' })).toEqual(['a/y', 'b/x']);
    await expect(overGrpc(DOCS, { orderBy: '__name__ desc' })).rejects.toMatchObject({
      code: FAILED_PRECONDITION,
      details: 'Firestore does not support descending key scans',
    });
    await expect(overGrpc(DOCS, { orderBy: 'n' })).rejects.toMatchObject({
      code: INVALID_ARGUMENT,
      details: 'kind is required for all orders except __key__ ascending',
    });
  });

  it('shows nothing that is missing', async () => {
    expect(await overRest(`${DOCS}/?showMissing=true`)).toBe(
      'INVALID_ARGUMENT: collection id must be set when show_missing is true',
    );
    expect(await overRest(`${DOCS}/?showMissing=true&pageSize=-1`)).toBe(
      'INVALID_ARGUMENT: Page size must be nonnegative.',
    );
  });

  it.each([
    ['a/', ' has invalid trailing "/".'],
    ['/', ` lacks a collection id at index ${DOCS.length + 1}.`],
    ['a//', ` lacks a resource id at index ${DOCS.length + 3}.`],
    ['a/y//b', ` lacks a collection id at index ${DOCS.length + 5}.`],
  ])('is not asked for by %j', async (below, fault) => {
    expect(await overRest(`${DOCS}/${below}`)).toBe(
      `INVALID_ARGUMENT: Document name "${DOCS}/${below}"${fault}`,
    );
  });
});

describe('the answers of a query', () => {
  const answers = async (request: object) => {
    const heard: Answer[] = [];
    const stream = client.runQuery({ parent: DOCS, ...request }, AS_OWNER);
    for await (const answer of stream as AsyncIterable<Answer>) heard.push(answer);
    return heard;
  };
  const everything = { from: [{ allDescendants: true }] };

  it('all but the last say how many documents were passed over', async () => {
    const found = await answers({ structuredQuery: { ...everything, offset: 1 } });
    expect(
      found.map(({ document, skippedResults }) => [document?.name?.slice(DOCS.length), skippedResults]),
    ).toEqual([
      ['/a/y/below/z', 1],
      ['/b/x', 0],
    ]);
  });

  it('carry an explanation beside the last document, or beside the read time of an empty result', async () => {
    const explainOptions = { analyze: true };
    const shape = ({ document, explainMetrics }: Answer) => [
      document?.name !== undefined,
      explainMetrics !== null,
    ];
    const found = await answers({ structuredQuery: everything, explainOptions });
    expect(found.map(shape)).toEqual([
      [true, false],
      [true, false],
      [true, true],
    ]);
    const empty = await answers({ structuredQuery: { from: [{ collectionId: 'none' }] }, explainOptions });
    expect(empty.map(shape)).toEqual([[false, true]]);
    expect(empty[0]?.readTime).not.toBeNull();
    const planned = await answers({ structuredQuery: everything, explainOptions: {} });
    expect(planned.map(shape)).toEqual([[false, true]]);
    expect(planned[0]?.readTime).toBeNull();
  });

  it('begin with the id of a new transaction', async () => {
    const [first, ...rest] = await answers({ structuredQuery: everything, newTransaction: { readOnly: {} } });
    expect(first?.transaction).not.toHaveLength(0);
    expect(first).toMatchObject({ document: null, readTime: null });
    expect(
      rest.map(({ transaction, document }) => [transaction?.length, document?.name?.slice(DOCS.length)]),
    ).toEqual(['/a/y', '/a/y/below/z', '/b/x'].map((name) => [0, name]));
  });
});

it('a name with dots for an id says where', async () => {
  const name = `${DOCS}/a/..`;
  await expect(client.getDocument({ name }, AS_OWNER)).rejects.toMatchObject({
    code: INVALID_ARGUMENT,
    details: `Document name "${name}" contains a resource id ".." at index ${name.length - 2}.`,
  });
});

describe('an unknown transaction', () => {
  const rollback = (bytes: number) =>
    client.rollback({ database: DB, transaction: Buffer.alloc(bytes, 1) }, AS_OWNER);

  it('is told from one that never could be', async () => {
    const code = INVALID_ARGUMENT;
    await expect(rollback(3)).rejects.toMatchObject({ code, details: 'Invalid transaction.' });
    await expect(rollback(9)).rejects.toMatchObject({ code, details: 'Transaction is invalid or expired.' });
  });
});

interface Answer {
  readonly document: { readonly name?: string } | null;
  readonly readTime: object | null;
  readonly transaction?: Uint8Array;
  readonly skippedResults?: number;
  readonly explainMetrics?: object | null;
}
