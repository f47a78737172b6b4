/** How often a property is tried, and from which seed. */
export interface PropertyRuns {
  readonly numRuns: number;
  readonly seed?: number;
}

/**
 * The runs of a property test: few in `npm test`, `PROPERTY_FACTOR` times as many for a night's work. A failure prints
 * its seed; `PROPERTY_SEED` begins with it again.
 *
 * @throws Error when one of them is no whole number
 */
export function propertyRuns(usual: number, environment: NodeJS.ProcessEnv = process.env): PropertyRuns {
  const factor = wholeNumber('PROPERTY_FACTOR', environment) ?? 1;
  const seed = wholeNumber('PROPERTY_SEED', environment);
  return { numRuns: usual * factor, ...(seed === undefined ? {} : { seed }) };
}

/** How long a test that takes `usualMs` may take, with more runs asked for. */
export function propertyLimit(usualMs: number, environment: NodeJS.ProcessEnv = process.env): number {
  return usualMs * (wholeNumber('PROPERTY_FACTOR', environment) ?? 1);
}

function wholeNumber(name: string, environment: NodeJS.ProcessEnv): number | undefined {
  const text = environment[name] ?? '';
  if (text === '') return undefined;
  const value = Number(text);
  if (!Number.isInteger(value)) throw new Error(`${name} is "${text}": give a whole number.`);
  return value;
}
