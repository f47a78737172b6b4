/** What the program was asked for, with the flags of Google's emulator and some of its own. */
export interface Arguments {
  readonly host: string;
  readonly port: number;
  /** Path of the rules of every database that has none of its own. */
  readonly rules?: string;
  /** Paths of the rules of single databases, by their ids. */
  readonly databaseRules: Readonly<Record<string, string>>;
  /** An export to start from: its folder or metadata file. */
  readonly seed?: string;
  /** The folder that keeps every commit. */
  readonly data?: string;
  /** Path of the declared indexes. */
  readonly indexes?: string;
  /** Whether rules and indexes are read again when their files change. */
  readonly watch: boolean;
  readonly functionsHost?: string;
  /** Where the request view of the Emulator UI asks. */
  readonly requestsPort?: number;
  /** The one project the CLI runs for; requests for others are served with a warning. */
  readonly projectId?: string;
  /** Unknown flags as they were given; only where the CLI starts this program as it would the JAR. */
  readonly unknown: readonly string[];
}

/** Arguments that make no sense; the message says which and what would. */
export class UsageError extends Error {}

const DEFAULT_PORT = 8080;
const MAX_PORT = 65_535;

/** Flags with a value that mean something here. */
const FLAGS = [
  'host',
  'port',
  'rules',
  'data',
  'indexes',
  'seed_from_export',
  // How gcloud calls the one before.
  'import-data',
  'functions_emulator',
  'websocket_port',
  'project_id',
  'single_project_mode',
] as const;
type Flag = (typeof FLAGS)[number];

/** Flags that the Firebase CLI gives as well and that change nothing here. */
const PASSED_OVER: ReadonlySet<string> = new Set(['webchannel_port', 'database-edition']);
/** Flags without a value. */
const SWITCHES: ReadonlySet<string> = new Set(['help', 'version', 'watch']);
/** `DATABASE=FILE`; a file whose name begins so is given as `./x=y.rules`. */
const DATABASE_RULES = /^(\(default\)|[a-z][a-z0-9-]*)=(.+)$/s;

export const USAGE = `Usage: firestore-emulator [--port 8080] [--rules firestore.rules] [...]

  --host HOST                   where to listen; 127.0.0.1 when absent
  --port PORT                   ${DEFAULT_PORT} when absent, 0 for any free one
  --rules FILE                  security rules of every database; without it everything is allowed
  --rules DATABASE=FILE         those of one database, such as (default); as often as wanted
  --indexes FILE                firestore.indexes.json: refuses queries that would need another index
  --data FOLDER                 keeps every commit there, for the next start; without it data lives in memory
  --watch                       reads rules and indexes again when their files change
  --seed_from_export PATH       an export to start with: its folder or *.overall_export_metadata
  --functions_emulator HOST:PORT  where events of changed documents go
  --websocket_port PORT         tells each request and what the rules said, for the Emulator UI
  --project_id ID --single_project_mode true   warns of requests for other projects
  --help, --version

Environment, where there is no flag for it:
  FIRESTORE_STRICT_INDEXES      as --indexes
  FIRESTORE_DATA_FOLDER         as --data
  FIRESTORE_QUERY_LOG=FILE      writes each kind of query there, a line of JSON each, once
  FIRESTORE_EVENTS_AT_A_TIME    how many events of a trigger are under way at a time; 2 by default`;

/**
 * Reads `--name value` and `--name=value` in any order, or what else was asked for. Java's own options (`-D…`) and the
 * CLI's that mean nothing here are passed over. Behind `-jar`, where the CLI believes it starts Google's emulator, so is
 * unknown flags: a later CLI may have more.
 *
 * @throws UsageError
 */
export function parseArguments(argv: readonly string[]): Arguments | 'help' | 'version' {
  const given = sort(flagsOf(argv));
  if (given.switches.has('help')) return 'help';
  if (given.switches.has('version')) return 'version';
  const { values, databaseRules, switches, unknown } = given;
  const [first] = unknown;
  if (first !== undefined && !argv.includes('-jar')) throw new UsageError(unknownText(first));
  const isSingle = values.get('single_project_mode') === 'true';
  return {
    host: values.get('host') ?? '127.0.0.1',
    port: portOf('port', values.get('port')) ?? DEFAULT_PORT,
    databaseRules,
    watch: switches.has('watch'),
    ...withoutAbsent({
      rules: values.get('rules'),
      data: values.get('data'),
      indexes: values.get('indexes'),
      seed: values.get('seed_from_export') ?? values.get('import-data'),
      functionsHost: values.get('functions_emulator'),
      requestsPort: portOf('websocket_port', values.get('websocket_port')),
      projectId: isSingle ? values.get('project_id') : undefined,
    }),
    unknown,
  };
}

interface SortedFlags {
  readonly values: ReadonlyMap<Flag, string>;
  readonly databaseRules: Readonly<Record<string, string>>;
  readonly switches: ReadonlySet<string>;
  readonly unknown: readonly string[];
}

function sort(flags: readonly GivenFlag[]): SortedFlags {
  const values = new Map<Flag, string>();
  const databaseRules: Record<string, string> = {};
  const switches = new Set<string>();
  const unknown: string[] = [];
  for (const { given, name, value } of flags) {
    const ofDatabase = name === 'rules' ? DATABASE_RULES.exec(value ?? '') : null;
    if (SWITCHES.has(name)) switches.add(name);
    else if (ofDatabase !== null) databaseRules[ofDatabase[1] ?? ''] = ofDatabase[2] ?? '';
    else if (isFlag(name)) values.set(name, nonEmpty(name, value));
    else if (!PASSED_OVER.has(name)) unknown.push(given);
  }
  return { values, databaseRules, switches, unknown };
}

interface GivenFlag {
  readonly given: string;
  readonly name: string;
  readonly value: string | undefined;
}

/** Every `--name` with the value in or behind it, and every word that belongs to none, by itself. */
function flagsOf(argv: readonly string[]): GivenFlag[] {
  const flags: GivenFlag[] = [];
  for (let at = 0; at < argv.length; at++) {
    const given = argv[at] ?? '';
    const match = /^--([a-zA-Z_-]+)(?:=(.*))?$/s.exec(given);
    const [, name = '', inline] = match ?? [];
    const next = argv[at + 1];
    if (given === '-jar') {
      at += 1;
    } else if (!given.startsWith('-D')) {
      const takesNext =
        match !== null && inline === undefined && !SWITCHES.has(name) && next?.startsWith('--') === false;
      flags.push({ given, name, value: takesNext ? next : inline });
      if (takesNext) at += 1;
    }
  }
  return flags;
}

function isFlag(name: string): name is Flag {
  return FLAGS.some((flag) => flag === name);
}

function unknownText(given: string): string {
  const name = given.replace(/^-+|=.*$/gs, '').toLowerCase();
  const known = [...FLAGS, ...SWITCHES];
  const meant = known.find((flag) => isClose(name, flag));
  return `There is no ${JSON.stringify(given)} here.${meant === undefined ? '' : ` Do you mean --${meant}?`}`;
}

/** Whether two words have the same letters but for one, or in another order. */
function isClose(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/[^a-z]/g, '');
  const rest = [...plain(other)];
  let strange = 0;
  for (const letter of plain(one)) {
    const at = rest.indexOf(letter);
    if (at < 0) strange += 1;
    else rest.splice(at, 1);
  }
  return one.length > 2 && Math.max(strange, rest.length) <= 1;
}

function nonEmpty(name: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new UsageError(`--${name} needs a value.`);
  return value;
}

function portOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= MAX_PORT) return port;
  throw new UsageError(`--${name} takes a number from 0 to ${MAX_PORT}, not "${text}".`);
}

/** The fields that have a value. */
export type Present<Fields> = { readonly [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** The fields of an object that have a value. */
export function withoutAbsent<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Present<Fields>;
}
