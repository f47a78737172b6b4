const MIN_PLAIN = 1e-3;
const MAX_PLAIN = 1e7;

/** A float as rules text shows it: always with a decimal (`2.0`), very large and small ones as `1.0E8`. */
export function floatText(value: number): string {
  if (!Number.isFinite(value)) {
    return String(value);
  }
  if (value === 0) {
    return Object.is(value, -0) ? '-0.0' : '0.0';
  }
  const size = Math.abs(value);
  if (size >= MIN_PLAIN && size < MAX_PLAIN) {
    return withDecimal(String(value));
  }
  const [mantissa = '', exponent = '0'] = value.toExponential().split('e');
  return `${withDecimal(mantissa)}E${Number(exponent)}`;
}

function withDecimal(digits: string): string {
  return digits.includes('.') ? digits : `${digits}.0`;
}
