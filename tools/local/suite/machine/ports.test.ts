import { describe, expect, it } from 'vitest';
import { APART_OFFSET, OFFSET_VARIABLE, offsetFrom, portsAt } from './ports.ts';

describe('ports', () => {
  it('an offset shifts every port alike', () => {
    const plain = Object.values(portsAt(0));
    expect(Object.values(portsAt(20_000))).toEqual(plain.map((port) => port + 20_000));
  });

  it('no two services share a port, nor do those of the two suites of a run of tests', () => {
    const ports = [0, APART_OFFSET].flatMap((offset) => Object.values(portsAt(offset)));
    expect(new Set(ports).size).toBe(ports.length);
  });

  it('without the variable, or with an empty one, the offset is 0', () => {
    expect(offsetFrom({})).toBe(0);
    expect(offsetFrom({ [OFFSET_VARIABLE]: '' })).toBe(0);
  });

  it('the largest offset keeps every port in range', () => {
    expect(offsetFrom({ [OFFSET_VARIABLE]: '53374' })).toBe(53_374);
    expect(Math.max(...Object.values(portsAt(53_374)))).toBe(65_535 - APART_OFFSET);
  });

  it.each(['ten', '-1', '1.5', '53375'])('%s is refused with the value and what to give', (text) => {
    expect(() => offsetFrom({ [OFFSET_VARIABLE]: text })).toThrow(`"${text}": give a whole number`);
  });
});
