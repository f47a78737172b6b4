import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';

describe('math', () => {
  it.each([
    ['math.abs(-5)', '5'],
    ['math.abs(-5.5)', '5.5'],
    ['math.ceil(1.2)', '2.0'],
    ['math.ceil(-1.2)', '-1.0'],
    ['math.floor(-1.2)', '-2.0'],
    ['math.floor(7)', '7.0'],
    ['math.round(1.5)', '2'],
    ['math.round(-1.5)', '-1'],
    ['math.round(-1.6)', '-2'],
    ['math.sqrt(9)', '3.0'],
    ['math.sqrt(-1)', 'NaN'],
    ['math.pow(2, 10)', '1024.0'],
    ['math.pow(2, 0.5) > 1.41', 'true'],
    ["math.isNaN(float('NaN'))", 'true'],
    ['math.isNaN(1)', 'false'],
    ['math.ceil(1.2) is float', 'true'],
    ["math.round(float('NaN'))", '0'],
    ['math.round(math.pow(10, 300))', '9223372036854775807'],
    ['math.round(-math.pow(10, 300))', '-9223372036854775808'],
    ['math.round(19.99 * 100) / 100.0 == 19.99', 'true'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each([
    [
      'math.abs(-9223372036854775808)',
      'Integer value is out of the [-9223372036854775808, 9223372036854775807] range.',
    ],
    [
      "math.abs('1')",
      'Unsupported operation error. Received: math.abs(string). Expected: math.abs(int), math.abs(float).',
    ],
    ['math.abs()', 'Incorrect number of arguments. Received: 0. Expected: math.abs(int), math.abs(float).'],
    [
      "math.sqrt('1')",
      'Unsupported operation error. Received: math.sqrt(string). Expected: math.sqrt(float).',
    ],
    ['math.sin(1)', 'Function not found error: Name: [math.sin].'],
    ['math.constructor(1)', 'Function not found error: Name: [math.constructor].'],
  ])('%s gives the error %s', (expression, message) => {
    expect(evaluate(expression)).toBe(`error: ${message}`);
  });
});
