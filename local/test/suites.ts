/** What a suite of `npm test` is and needs. */
export interface SuiteDefinition {
  /** The npm script of a check that passes or fails as a whole, the projects of vitest.config.ts, or the journeys. */
  run: { script: string } | { projects: readonly string[] } | 'journeys';
  /** Part of `npm test -- quick`. */
  quick?: boolean;
  /** Some of its tests open a browser. */
  opensChromium?: boolean;
  /** Runs against the local suite of emulators. */
  needsEmulators?: boolean;
  /** Projects that only our own emulators can serve, left out with `--official`. */
  ownProjects?: readonly string[];
}

/** Every suite of `npm test`. */
export const SUITES = {
  types: { run: { script: 'typecheck' }, quick: true },
  lint: { run: { script: 'lint' }, quick: true },
  unit: { run: { projects: ['unit', 'unit-isolated'] }, quick: true },
  emulators: { run: { projects: ['emulators'] }, opensChromium: true },
  packages: { run: { projects: ['packages'] } },
  proof: { run: { projects: ['proof'] } },
  // The official emulators tell nothing of Storage rules, so their coverage is held by our own alone.
  rules: { run: { projects: ['rules'] }, ownProjects: ['rules-coverage'], needsEmulators: true },
  api: { run: { projects: ['api'] }, needsEmulators: true },
  doors: { run: { projects: ['doors'] }, needsEmulators: true },
  money: { run: { projects: ['money'] }, needsEmulators: true },
  journeys: { run: 'journeys', opensChromium: true, needsEmulators: true },
} as const satisfies Record<string, SuiteDefinition>;

export type SuiteName = keyof typeof SUITES;

/** Suites that run one after the other. */
export type Lane = readonly SuiteName[];

/**
 * The order they run in, the quick ones first. The lanes of a turn run side by side: they wait, or keep one core busy, and leave
 * the rest of the machine to each other. All others want all of it.
 */
export const TURNS: readonly (readonly Lane[])[] = [
  [['types'], ['lint']],
  [['unit']],
  [['proof']],
  // Its tests of Storage empty the one store there is for the rest.
  [['rules']],
  // The long one waits for functions most of the time; what stands by itself runs when the shorter ones are done.
  [['api'], ['doors', 'emulators', 'packages'], ['money']],
  [['journeys']],
];

/** The names of the suites, in the order they run. */
export const SUITE_NAMES = TURNS.flat(2);

/** What the suite of this name is. */
export function suiteOf(name: SuiteName): SuiteDefinition {
  return SUITES[name];
}
