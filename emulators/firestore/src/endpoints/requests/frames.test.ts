import { describe, expect, it } from 'vitest';
import { decodeFrame, encodeFrame, OPCODE } from './frames.ts';

const LIMIT = 100_000;

/** As a client sends it: masked. */
function masked(opcode: number, payload: Buffer): Buffer {
  const plain = encodeFrame(opcode, payload);
  const header = Buffer.from(plain.subarray(0, plain.length - payload.length));
  header[1] = (header[1] ?? 0) | 0x80;
  const mask = Buffer.from([1, 2, 3, 250]);
  const hidden = payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([header, mask, hidden]);
}

describe('a frame', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536])('of %s bytes comes back, masked or not', (length) => {
    const payload = Buffer.from(Array.from({ length }, (_, at) => at % 251));
    for (const bytes of [encodeFrame(OPCODE.text, payload), masked(OPCODE.text, payload)]) {
      const found = decodeFrame(Buffer.concat([bytes, Buffer.from('next')]), LIMIT);
      expect(found?.frame.opcode).toBe(OPCODE.text);
      expect(found?.frame.payload.equals(payload)).toBe(true);
      expect(found?.rest.toString()).toBe('next');
      expect(decodeFrame(bytes.subarray(0, -1), LIMIT)).toBeUndefined();
    }
  });

  it('as the specification writes it', () => {
    expect(encodeFrame(OPCODE.text, Buffer.from('Hello')).toString('hex')).toBe('810548656c6c6f');
    const { frame } = decodeFrame(Buffer.from('818537fa213d7f9f4d5158', 'hex'), LIMIT) ?? {};
    expect(frame?.payload.toString()).toBe('Hello');
  });

  it('that is not all here is none yet', () => {
    for (const part of ['', '81', '81fe', '81fe00', '818537fa']) {
      expect(decodeFrame(Buffer.from(part, 'hex'), LIMIT)).toBeUndefined();
    }
  });

  it('longer than the limit is refused before it is here', () => {
    expect(() => decodeFrame(Buffer.from('817f0000000100000000', 'hex'), LIMIT)).toThrow(RangeError);
  });
});
