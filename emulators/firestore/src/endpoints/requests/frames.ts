/** What a frame of a WebSocket is: https://datatracker.ietf.org/doc/html/rfc6455#section-5.2 */
export const OPCODE = { text: 0x1, close: 0x8, ping: 0x9, pong: 0xa } as const;

const FINAL = 0x80;
const MASKED = 0x80;
const OPCODE_BITS = 0x0f;
const LENGTH_BITS = 0x7f;
const LENGTH_IN_2 = 126;
const LENGTH_IN_8 = 127;
const MASK_BYTES = 4;

/** A frame that a client sent. */
export interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** A whole message of the server in one frame. */
export function encodeFrame(opcode: number, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([FINAL | opcode]), lengthBytes(payload.length), payload]);
}

function lengthBytes(length: number): Buffer {
  if (length < LENGTH_IN_2) return Buffer.from([length]);
  if (length < 2 ** 16) {
    const bytes = Buffer.from([LENGTH_IN_2, 0, 0]);
    bytes.writeUInt16BE(length, 1);
    return bytes;
  }
  const bytes = Buffer.alloc(9);
  bytes[0] = LENGTH_IN_8;
  bytes.writeBigUInt64BE(BigInt(length), 1);
  return bytes;
}

/**
 * The first frame in what a client has sent so far, and what is behind it; undefined while it is not whole.
 *
 * @throws RangeError for a frame that is longer than `limit`
 */
export function decodeFrame(bytes: Buffer, limit: number): { frame: Frame; rest: Buffer } | undefined {
  if (bytes.length < 2) return undefined;
  const [first = 0, second = 0] = bytes;
  const short = second & LENGTH_BITS;
  const extra = short === LENGTH_IN_8 ? 8 : short === LENGTH_IN_2 ? 2 : 0;
  const maskBytes = (second & MASKED) === 0 ? 0 : MASK_BYTES;
  const start = 2 + extra + maskBytes;
  if (bytes.length < start) return undefined;
  const length =
    extra === 0 ? short : Number(bytes.subarray(2, 2 + extra).reduce((sum, byte) => sum * 256 + byte, 0));
  if (length > limit) throw new RangeError(`A frame of ${length} bytes is longer than ${limit}.`);
  if (bytes.length < start + length) return undefined;
  const mask = bytes.subarray(start - maskBytes, start);
  const payload = Buffer.from(bytes.subarray(start, start + length));
  if (maskBytes > 0)
    for (const at of payload.keys()) payload[at] = (payload[at] ?? 0) ^ (mask[at % MASK_BYTES] ?? 0);
  return { frame: { opcode: first & OPCODE_BITS, payload }, rest: bytes.subarray(start + length) };
}
