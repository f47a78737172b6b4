import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';

const UNSUPPORTED = 'error: Unsupported operation error.';
const OUT_OF_RANGE = 'error: Integer value is out of the [-9223372036854775808, 9223372036854775807] range.';
const MISSING = 'error: Property missing is undefined on object.';

describe('arithmetic', () => {
  it.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['7 / 2', '3'],
    ['-7 / 2', '-3'],
    ['-7 % 2', '-1'],
    ['7 % -2', '1'],
    ['7 / 2.0', '3.5'],
    ['1 + 1.0', '2.0'],
    ['10 - 2 - 3', '5'],
    ['5.5 % 2', '1.5'],
    ['1.0 / 0', 'Infinity'],
    ['-(3)', '-3'],
    ['-(-3)', '3'],
    ['-1.5', '-1.5'],
    ['5. + .5', '5.5'],
    ["-duration.value(1, 's') == duration.value(-1, 's')", 'true'],
    ["'a' + 'b'", '"ab"'],
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['1 / 0', 'error: Divide by zero error.'],
    ['1 % 0', 'error: Divide by zero error.'],
    ['9223372036854775807 + 1', OUT_OF_RANGE],
    ['-9223372036854775808 / -1', OUT_OF_RANGE],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each(["1 + 'a'", "'a' - 'b'", 'true + true', '[1] + [2]', 'null * 2', "-'a'", "{'a': 1} / 2"])(
    '%s is an error',
    (expression) => {
      expect(evaluate(expression)).toContain(UNSUPPORTED);
    },
  );
});

describe('equality', () => {
  it.each([
    ['1 == 1.0', 'true'],
    ['1.0 == 1', 'true'],
    ['0.0 == -0.0', 'true'],
    ['9007199254740993 == 9007199254740992.0', 'false'],
    ["float('NaN') == float('NaN')", 'false'],
    ["float('NaN') != float('NaN')", 'true'],
    ["1 == '1'", 'false'],
    ['null == null', 'true'],
    ['null == false', 'false'],
    ["'a' != 'b'", 'true'],
    ['[1, 2] == [1, 2]', 'true'],
    ['[1] == [1.0]', 'false'],
    ['[0.0] == [-0.0]', 'false'],
    ["[float('NaN')] == [float('NaN')]", 'false'],
    ["{'a': 1} == {'a': 1}", 'true'],
    ["{'a': 1} == {'a': 1.0}", 'false'],
    ["{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", 'true'],
    ["{'a': 1} == {'b': 1}", 'false'],
    ['[1, 2].toSet() == [2, 1].toSet()', 'true'],
    ['[1].toSet() == [1.0].toSet()', 'true'],
    ['[[1]].toSet() == [[1.0]].toSet()', 'true'],
    ["[float('NaN')].toSet() == [float('NaN')].toSet()", 'true'],
    ['[1].toSet() == [1]', 'false'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });
});

describe('order', () => {
  it.each([
    ['1 < 1.5', 'true'],
    ['2 >= 2.0', 'true'],
    ['9007199254740993 > 9007199254740992.0', 'true'],
    ["'a' < 'b'", 'true'],
    ["'a' < 'ab'", 'true'],
    ["'\u{10000}' > '\uffff'", 'false'],
    ["b'a' < b'b'", 'true'],
    ["float('NaN') < 1", 'false'],
    ["float('NaN') >= 1", 'false'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each(["1 < 'a'", 'true < false', 'null < 1', '[1] < [2]', "{'a': 1} > {}", '/a/b < /a/c'])(
    '%s is an error',
    (expression) => {
      expect(evaluate(expression)).toContain(UNSUPPORTED);
    },
  );
});

describe('in', () => {
  it.each([
    ['1 in [1, 2]', 'true'],
    ['1 in [1.0]', 'false'],
    ['3 in [1, 2]', 'false'],
    ['1 in [1.0].toSet()', 'true'],
    ["'a' in {'a': null}", 'true'],
    ["'constructor' in {'a': 1}", 'false'],
    ["!('a' in {})", 'true'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each([
    ["'a' in null", 'Null value error.'],
    ["'a' in 'abc'", 'Function not found error: Name: [in].'],
    ['1 in 1', 'Function not found error: Name: [in].'],
    ["1 in {'a': 1}", 'Unsupported operation error. Received: map.in(int). Expected: map.in(string).'],
  ])('%s gives the error %s', (expression, message) => {
    expect(evaluate(expression)).toBe(`error: ${message}`);
  });
});

describe('is', () => {
  it.each([
    ['1 is int', 'true'],
    ['1 is number', 'true'],
    ['1 is float', 'false'],
    ['1.0 is float', 'true'],
    ['1.0 is number', 'true'],
    ["'a' is string", 'true'],
    ['true is bool', 'true'],
    ['[] is list', 'true'],
    ['{} is map', 'true'],
    ['[].toSet() is set', 'false'],
    ['{}.diff({}) is map_diff', 'true'],
    ['[1] is vector', 'false'],
    ['[].toSet() is list', 'false'],
    ['request.time is timestamp', 'true'],
    ["duration.value(1, 's') is duration", 'true'],
    ['latlng.value(1, 2) is latlng', 'true'],
    ["b'a' is bytes", 'true'],
    ['/a/b is path', 'true'],
    ['null is map', 'false'],
    ["'a' is int == false", 'true'],
  ])('%s: %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it('takes only the names of types', () => {
    expect(evaluate('1 is integer')).toContain(
      "issue: An unsupported type identifier was used with the 'is' operator. Received integer.",
    );
  });
});

describe('precedence', () => {
  it.each([
    ['true || false && false', 'true'],
    ['!false && false', 'false'],
    ['1 + 1 == 2', 'true'],
    ['1 < 2 == true', 'true'],
    ['1 == 1 in [true]', 'true'],
    ['true == 1 in [1]', 'false'],
    ['1 in [1] in [true]', 'true'],
    ['1 is int == true', 'true'],
    ['1 in [1] == true', 'error: Function not found error: Name: [in].'],
    ['2 > 1 in [true]', 'true'],
    ['true ? 1 : false ? 2 : 3', '1'],
    ['false ? 1 : false ? 2 : 3', '3'],
    ['-2 + 3', '1'],
    ['!true == false', 'true'],
    ["!'a' in {}", `${UNSUPPORTED} Received: !string. Expected: !bool.`],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });
});

describe('errors', () => {
  it.each([
    ['{}.missing == 1 || true', 'true'],
    ['true || {}.missing == 1', 'true'],
    ['{}.missing == 1 || false', MISSING],
    ['false || {}.missing == 1', MISSING],
    ['{}.missing == 1 && false', 'false'],
    ['false && {}.missing == 1', 'false'],
    ['{}.missing == 1 && true', MISSING],
    ['({}.missing == 1 && false) || true', 'true'],
    ['!({}.missing == 1)', MISSING],
    ['{}.missing != 1', MISSING],
    ['{}.missing == null', MISSING],
    ['{}.missing ? true : true', MISSING],
    ['true ? 1 : {}.missing', '1'],
    ['1 && true', 'error: Type error. Received: [int] Expected: [bool].'],
    ["'a' || true", 'true'],
    ['null && false', 'false'],
    ['null ? 1 : 2', 'error: Type error. Received: [null] Expected: [bool].'],
    ['request.auth.uid', 'error: Null value error.'],
    ['request.auth != null && request.auth.uid == 1', 'false'],
    ['request.auth.uid == 1 && request.auth != null', 'false'],
    ['resource.data.a', 'error: Null value error.'],
    ['resource == null', 'true'],
    ['nonsense', 'error: Variable not found error: Name: [nonsense].'],
    ['nonsense(1)', 'error: Function not found error: Name: [nonsense].'],
    ['bool(true)', 'error: Function not found error: Name: [bool].'],
    ['math.isInfinite(1)', 'error: Function not found error: Name: [math.isInfinite].'],
    ["{'a': 1}.hasAll(['a'])", 'error: Function not found error: Name: [hasAll].'],
    ['null.size()', 'error: Null value error.'],
    ["'abc'.length", 'error: Type error. Received: [string] Expected: [map,path].'],
    ['[1].size', 'error: Type error. Received: [list] Expected: [map,path].'],
  ])('%s gives %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });
});
