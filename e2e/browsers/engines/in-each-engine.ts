import { describe, expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { ENGINES, installedEngines } from './engines.ts';

/** Describes what holds in each of the engines that is installed here, under its name. Where none is, a test says that alone. */
export function inEachEngine(tests: (engine: Engine) => void, engines: readonly Engine[] = ENGINES): void {
  const installed = installedEngines(engines);
  // A file without any test counts as broken, and a test that is left out as failed.
  if (installed.length === 0) {
    it(`is not run: no ${engines.map(({ name }) => name).join(', ')} here`, () =>
      expect(installed).toEqual([]));
  }
  for (const engine of installed) describe(engine.name, () => tests(engine));
}
