/** What a suite of `npm test` is and needs. */
export interface SuiteDefinition {
  /** The npm script of a check that passes or fails as a whole, the projects of vitest.config.ts, or the journeys. */
  run: { script: string } | { projects: readonly string[] } | 'journeys';
  /** Part of `npm test -- quick`. */
  quick?: boolean;
  /** Some of its tests open a browser. */
  opensChromium?: boolean;
  /** Gives way to what runs beside it: it stands by itself, and keeps the cores busy while others wait for each other. */
  yields?: boolean;
  /** Left out of `npm test` unless it is named. */
  onDemand?: boolean;
  /** Runs against the local suite of emulators: all of it, or nothing of it but Firestore and Storage. */
  needsEmulators?: 'all' | 'stores';
  /** Beside others that need the local suite it gets one of its own: it counts on what is in the store, and makes the provider fail. */
  apart?: boolean;
  /** Can be run where functions and the card provider are late, and events come twice and out of order. */
  shaken?: boolean;
  /** Projects that only our own emulators can serve, left out with `--official`. */
  ownProjects?: readonly string[];
  /** The files and folders it is made of: while they are as they were when it passed, a whole run leaves it out. */
  madeOf?: readonly string[];
}

/** What the packages of `emulators/` and their tests are made of: they know nothing of the rest of this repository. */
const EMULATOR_PACKAGES = [
  'emulators',
  'package-lock.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'LICENSE',
] as const;

/** Every suite of `npm test`. */
export const SUITES = {
  types: { run: { script: 'typecheck' }, quick: true },
  lint: { run: { script: 'lint' }, quick: true },
  unit: { run: { projects: ['unit', 'unit-isolated', 'unit-pages', 'unit-processes'] }, quick: true },
  emulators: {
    run: { projects: ['emulators'] },
    opensChromium: true,
    yields: true,
    madeOf: EMULATOR_PACKAGES,
  },
  packages: { run: { projects: ['packages'] }, yields: true, madeOf: EMULATOR_PACKAGES },
  proof: { run: { projects: ['proof'] }, yields: true },
  // The official emulators tell nothing of Storage rules, so their coverage is held by our own alone.
  rules: {
    run: { projects: ['rules'] },
    quick: true,
    ownProjects: ['rules-coverage'],
    needsEmulators: 'stores',
  },
  api: { run: { projects: ['api'] }, needsEmulators: 'all', shaken: true },
  doors: { run: { projects: ['doors'] }, needsEmulators: 'all', shaken: true },
  money: { run: { projects: ['money'] }, needsEmulators: 'all', shaken: true },
  journeys: { run: 'journeys', opensChromium: true, needsEmulators: 'all', apart: true },
  // In every engine that is installed here.
  browsers: { run: { projects: ['browsers'] }, opensChromium: true, needsEmulators: 'all' },
  'browsers-core': {
    run: { projects: ['browsers-core'] },
    onDemand: true,
    opensChromium: true,
    needsEmulators: 'all',
  },
  // Looks at what the suites before it asked of Firestore.
  queries: { run: { projects: ['queries'] }, needsEmulators: 'all' },
} as const satisfies Record<string, SuiteDefinition>;

export type SuiteName = keyof typeof SUITES;

/** Suites that run one after the other. */
export type Lane = readonly SuiteName[];

/** Lanes that run side by side. */
export type Turn = readonly Lane[];

/**
 * The order they run in, the quick ones first. The lanes of a turn run side by side: each waits for a fifth to half of its time, or keeps
 * one core busy, and leaves the rest of the machine to the others.
 */
export const TURNS: readonly Turn[] = [
  [['types'], ['lint']],
  // Tests of Storage's rules empty the one store there is for the rest.
  [['unit'], ['rules']],
  // What stands by itself yields to what waits for functions and browsers.
  [['api', 'doors'], ['money'], ['proof', 'emulators', 'packages'], ['journeys']],
  [['browsers', 'browsers-core']],
  [['queries']],
];

/** The names of the suites, in the order they run. */
export const SUITE_NAMES = TURNS.flat(2);

/** What the suite of this name is. */
export function suiteOf(name: SuiteName): SuiteDefinition {
  return SUITES[name];
}

/** Whether the suite of tests needs a running local suite. */
export function needsEmulators(name: SuiteName): boolean {
  return suiteOf(name).needsEmulators !== undefined;
}

/** Whether a lane gets a local suite of its own, as what it shares with others of its turn would disturb both. */
export function isApart(lane: Lane, turn: Turn): boolean {
  const others = turn.flat().filter((name) => !lane.includes(name));
  return lane.some((name) => suiteOf(name).apart) && others.some(needsEmulators);
}
