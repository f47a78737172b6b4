/** How phones and browsers take a number that may have decimals; the schema says which are right. */
export const NUMBER_INPUT = { inputMode: 'decimal', step: 'any' } as const;
