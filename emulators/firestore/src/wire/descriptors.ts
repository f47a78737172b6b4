import { createRequire } from 'node:module';
import type { INamespace } from 'protobufjs';

const require = createRequire(import.meta.url);

/** What the calls use of `google.protobuf`; the rest describes descriptors, and takes half the time to load. */
const USED_OF_PROTOBUF: ReadonlySet<string> = new Set([
  ...['Any', 'Empty', 'FieldMask', 'Duration', 'Timestamp', 'Struct', 'Value', 'NullValue', 'ListValue'],
  ...['BoolValue', 'BytesValue', 'DoubleValue', 'FloatValue', 'Int32Value', 'Int64Value', 'StringValue'],
]);

interface Descriptors {
  readonly nested: {
    readonly google: {
      readonly nested: {
        readonly firestore: INamespace;
        readonly rpc: INamespace;
        readonly type: INamespace;
        readonly protobuf: INamespace;
      };
    };
  };
}

/**
 * Of the descriptors that `@google-cloud/firestore` ships those that the calls use. The packed package has them inside
 * (see `build.mjs`), so that it needs neither that package nor its many dependencies.
 */
export function usedDescriptors(): INamespace {
  const { firestore, rpc, type, protobuf } = (
    require('@google-cloud/firestore/build/protos/v1.json') as Descriptors
  ).nested.google.nested;
  const used = Object.entries(protobuf.nested ?? {}).filter(([name]) => USED_OF_PROTOBUF.has(name));
  const nested = { firestore, rpc, type, protobuf: { ...protobuf, nested: Object.fromEntries(used) } };
  return { nested: { google: { nested } } };
}
