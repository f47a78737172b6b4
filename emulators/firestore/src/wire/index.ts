// The messages of `google.firestore.v1` as the package's own programs read and write them (`./wire` of the package).

export { decodeValue } from './decode-value.ts';
export { encodeValue } from './encode-value.ts';
export type { WireDocument, WireFields, WireValue } from './messages.ts';
export { decodeMessage, encodeMessage, messageType } from './protos.ts';
