import { describe, expect, it } from 'vitest';
import { apartFrom, OFFSET_VARIABLE, offsetFrom, portsAt } from './ports.ts';

describe('ports', () => {
  it('an offset shifts every port alike', () => {
    const plain = Object.values(portsAt(0));
    expect(Object.values(portsAt(20_000))).toEqual(plain.map((port) => port + 20_000));
  });

  it('no two services share a port', () => {
    const ports = Object.values(portsAt(0));
    expect(new Set(ports).size).toBe(ports.length);
  });

  it.each([0, 53_424])('a second suite beside one at %i shares no port with it', (offset) => {
    const ports = [offset, apartFrom(offset)].flatMap((each) => Object.values(portsAt(each)));
    expect(new Set(ports).size).toBe(ports.length);
    expect(Math.max(...ports)).toBeLessThanOrEqual(65_535);
  });

  it('without the variable, or with an empty one, the offset is 0', () => {
    expect(offsetFrom({})).toBe(0);
    expect(offsetFrom({ [OFFSET_VARIABLE]: '' })).toBe(0);
  });

  it('the largest offset keeps every port in range', () => {
    expect(offsetFrom({ [OFFSET_VARIABLE]: '53424' })).toBe(53_424);
    expect(Math.max(...Object.values(portsAt(53_424)))).toBe(65_535);
  });

  it.each(['ten', '-1', '1.5', '53425'])('%s is refused with the value and what to give', (text) => {
    expect(() => offsetFrom({ [OFFSET_VARIABLE]: text })).toThrow(`"${text}": give a whole number`);
  });
});
