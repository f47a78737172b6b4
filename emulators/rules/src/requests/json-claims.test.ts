import { describe, expect, it } from 'vitest';
import { printValue } from '../values/print-value.ts';
import { fromJsonClaims } from './json-claims.ts';

describe('claims from JSON', () => {
  it('whole numbers are ints, others floats', () => {
    const claims = JSON.parse('{"a":1,"b":1.5,"c":"x","d":true,"e":null,"f":[1,{"g":2}],"h":1e300}');
    expect(printValue(fromJsonClaims(claims))).toBe(
      '{"a": 1, "b": 1.5, "c": "x", "d": true, "e": null, "f": [1, {"g": 2}], "h": 1.0E300}',
    );
  });

  it('keys such as __proto__ are keys like others', () => {
    const claims = fromJsonClaims(JSON.parse('{"__proto__":{"role":"Admin"}}'));
    expect([...claims.keys()]).toEqual(['__proto__']);
    expect(claims.get('role')).toBeUndefined();
  });
});
