import protobuf from 'protobufjs';
import { usedDescriptors } from './descriptors.ts';
import { installValueCodec } from './value-codec.ts';

/** No number of the protocol's: what has it is known by name alone, in JSON. */
const NAMED_ONLY = 1000;

/**
 * The descriptors `@google-cloud/firestore` ships, with what they leave out: `Write.verify`, which the web SDK's
 * transactions send, and the concurrency mode of transactions.
 */
function loadRoot(): protobuf.Root {
  const root = protobuf.Root.fromJSON(usedDescriptors());
  const write = root.lookupType('google.firestore.v1.Write');
  if (!write.fields.verify) {
    const verify = new protobuf.Field('verify', 5, 'string');
    write.add(verify);
    write.oneofs.operation?.add(verify);
  }
  const readWrite = root.lookupType('google.firestore.v1.TransactionOptions.ReadWrite');
  if (!readWrite.fields.concurrencyMode) {
    readWrite.add(new protobuf.Field('concurrencyMode', NAMED_ONLY, 'string'));
  }
  root.resolveAll();
  installValueCodec(root);
  return root;
}

let root: protobuf.Root | undefined;

/** The message type of `google.firestore.v1` with this name, for example `CommitRequest`. */
export function messageType(name: string): protobuf.Type {
  root ??= loadRoot();
  return root.lookupType(`google.firestore.v1.${name}`);
}

/** One method of the Firestore service as its descriptor tells it. */
export interface MethodShape {
  readonly name: string;
  readonly requestType: protobuf.Type;
  readonly responseType: protobuf.Type;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
}

/** Every method of `google.firestore.v1.Firestore`. */
export function serviceMethods(): MethodShape[] {
  root ??= loadRoot();
  return root.lookupService('google.firestore.v1.Firestore').methodsArray.map((method) => ({
    name: method.name,
    requestType: method.resolvedRequestType as protobuf.Type,
    responseType: method.resolvedResponseType as protobuf.Type,
    requestStream: method.requestStream === true,
    responseStream: method.responseStream === true,
  }));
}

/**
 * Bytes to the plain shape all endpoints share: 64-bit integers as decimal strings, enums by name, bytes as
 * Buffer, unset fields absent.
 */
export function decodeMessage(type: protobuf.Type, bytes: Uint8Array): Record<string, unknown> {
  return type.toObject(type.decode(bytes), { longs: String, enums: String, bytes: Buffer });
}

/** The plain shape back to bytes. */
export function encodeMessage(type: protobuf.Type, message: object): Buffer {
  return Buffer.from(type.encode(type.fromObject(message as Record<string, unknown>)).finish());
}
