/** What a suite of `npm test` is and needs. */
export interface SuiteDefinition {
  /** The npm script of a check that passes or fails as a whole, the projects of vitest.config.ts, or the journeys. */
  run: { script: string } | { projects: readonly string[] } | 'journeys';
  /** Part of `npm test -- quick`. */
  quick?: boolean;
  /**
   * The projects of which there only those tests run that depend on what has changed since all that is quick passed here, and the suite
   * that runs its other projects whole beside them.
   */
  quickTriesChanged?: { of: readonly string[]; beside: 'repository' };
  /** The files and folders it is made of: where none of them has changed since then, it is left out there. */
  quickMadeOf?: readonly string[];
  /** Some of its tests open a browser. */
  opensChromium?: boolean;
  /** Gives way to what runs beside it: it stands by itself, and keeps the cores busy while others wait for each other. */
  yields?: boolean;
  /** Left out of `npm test` unless it is named. */
  onDemand?: boolean;
  /** Runs against the local suite of emulators: all of it, or nothing of it but Firestore and Storage. */
  needsEmulators?: 'all' | 'stores';
  /** Runs against a local suite of its own, so that it can run beside those that share one. */
  apart?: boolean;
  /** Its stores are not emptied before it. */
  findsWhatWasLeft?: boolean;
  /** Can be run where functions and the card provider are late, and events come twice and out of order. */
  shaken?: boolean;
  /** Projects that only our own emulators can serve, left out with `--official`: what they try is then tried over the wire. */
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

/** What the rules and their tests are made of: they share the domain's fields and limits, and are judged by the emulators. */
const RULES = [
  'firestore.rules',
  'storage.rules',
  'e2e/rules',
  'e2e/rules-coverage',
  'domain',
  'web/src/features/search/api',
  'tools/local',
  ...EMULATOR_PACKAGES,
] as const;

/** Unit tests that imports tell of what can break them. */
const TRACED = ['unit', 'unit-isolated', 'unit-pages', 'unit-processes'] as const;

/** Every suite of `npm test`. */
export const SUITES = {
  types: { run: { script: 'typecheck' }, quick: true },
  lint: { run: { script: 'lint' }, quick: true },
  // One run of all loads and translates what they share once.
  unit: {
    run: { projects: [...TRACED, 'repository'] },
    quick: true,
    quickTriesChanged: { of: TRACED, beside: 'repository' },
  },
  // What it tries is part of `unit`, unless that tries what has changed alone.
  repository: { run: { projects: ['repository'] }, onDemand: true },
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
    quickMadeOf: RULES,
    ownProjects: ['rules-in-process', 'rules-coverage'],
    needsEmulators: 'stores',
  },
  api: { run: { projects: ['api'] }, needsEmulators: 'all', shaken: true },
  doors: { run: { projects: ['doors'] }, needsEmulators: 'all', shaken: true },
  money: {
    run: { projects: ['money-first', 'money-alone', 'money-together'] },
    needsEmulators: 'all',
    shaken: true,
  },
  journeys: { run: 'journeys', opensChromium: true, needsEmulators: 'all', apart: true },
  // In every engine that is installed here.
  browsers: { run: { projects: ['browsers'] }, opensChromium: true, needsEmulators: 'all', apart: true },
  'browsers-core': {
    run: { projects: ['browsers-core'] },
    onDemand: true,
    opensChromium: true,
    needsEmulators: 'all',
    apart: true,
  },
  // Looks at what the suites before it asked of Firestore, and left there.
  queries: { run: { projects: ['queries'] }, needsEmulators: 'all', findsWhatWasLeft: true },
} as const satisfies Record<string, SuiteDefinition>;

export type SuiteName = keyof typeof SUITES;

/** Suites that run one after the other. */
export type Lane = readonly SuiteName[];

/**
 * The order they run in, the quick ones first. The lanes of a turn run side by side, as far as they leave the machine to each other;
 * what wants all of it has a turn to itself.
 */
export const TURNS: readonly (readonly Lane[])[] = [
  // Side by side they get more of a machine that others use, too. The rules tests of Storage empty the one store there is for the rest.
  [['types'], ['lint'], ['unit'], ['repository'], ['rules']],
  // Journeys keep most of the machine busy, and what waits for functions most of the time takes the rest; what stands by itself yields.
  [
    ['api', 'proof'],
    ['doors', 'emulators', 'packages'],
    ['money', 'browsers', 'browsers-core'],
    ['journeys'],
  ],
  [['queries']],
];

/** The names of the suites, in the order they run. */
export const SUITE_NAMES = TURNS.flat(2);

/** The projects of vitest.config.ts that the suite runs. */
export function projectsOf(name: SuiteName): readonly string[] {
  const { run } = suiteOf(name);
  return typeof run === 'object' && 'projects' in run ? run.projects : [];
}

/** What the suite of this name is. */
export function suiteOf(name: SuiteName): SuiteDefinition {
  return SUITES[name];
}
