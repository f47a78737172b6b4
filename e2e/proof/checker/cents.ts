/** A stored price in whole cents, read off its decimal digits. */
export function cents(price: unknown): number {
  const [whole = '', fraction = ''] = String(price).split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** All of them together. */
export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
