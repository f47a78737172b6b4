import { Server, ServerCredentials, type ServerWritableStream, type sendUnaryData } from '@grpc/grpc-js';
import { encodeMessage, messageType } from '@thriftline/firestore-emulator/wire';
import { BATCH, databaseName, QUERY_LIMIT, rowName, rowWire } from '../harness/row.ts';

// The floor: a gRPC server that never looks at a request and answers with bytes made beforehand, as many as a real
// answer has. What it needs is what the transport and the client need.

const TIME = { seconds: '1790000000', nanos: 0 };
const message = (type: string, value: object) => encodeMessage(messageType(type), value);
const document = (n: number) => ({
  name: rowName(n),
  fields: rowWire(n),
  createTime: TIME,
  updateTime: TIME,
});

const found = message('BatchGetDocumentsResponse', { found: document(0), readTime: TIME });
const rows = Array.from({ length: QUERY_LIMIT }, (_, n) =>
  message('RunQueryResponse', { document: document(n), readTime: TIME }),
);
const committed = (count: number) =>
  message('CommitResponse', {
    writeResults: Array.from({ length: count }, () => ({ updateTime: TIME })),
    commitTime: TIME,
  });
const one = committed(1);
const many = committed(BATCH);
/** A request longer than this is a batch. */
const BATCH_BYTES = 10_000;

const bytes = (value: Buffer) => value;
const method = (name: string, responseStream: boolean) => ({
  path: `/google.firestore.v1.Firestore/${name}`,
  requestStream: false,
  responseStream,
  requestSerialize: bytes,
  requestDeserialize: bytes,
  responseSerialize: bytes,
  responseDeserialize: bytes,
});
const stream = (answers: readonly Buffer[]) => (call: ServerWritableStream<Buffer, Buffer>) => {
  for (const answer of answers) call.write(answer);
  call.end();
};

const server = new Server({ 'grpc.max_receive_message_length': -1 });
server.addService(
  {
    BatchGetDocuments: method('BatchGetDocuments', true),
    RunQuery: method('RunQuery', true),
    Commit: method('Commit', false),
  },
  {
    BatchGetDocuments: stream([found]),
    RunQuery: stream(rows),
    Commit: (call: { request: Buffer }, callback: sendUnaryData<Buffer>) =>
      callback(null, call.request.length > BATCH_BYTES ? many : one),
  },
);
await new Promise<void>((resolve, reject) =>
  server.bindAsync(`127.0.0.1:${process.argv[2]}`, ServerCredentials.createInsecure(), (error) =>
    error ? reject(error) : resolve(),
  ),
);
console.log(`An echo for ${databaseName()}.`);
