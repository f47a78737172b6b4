/** What the program was asked for, with the flags of Google's emulator. */
export interface Arguments {
  readonly host: string;
  readonly port: number;
  /** Path of the rules. */
  readonly rules?: string;
  /** An export to start from: its folder or metadata file. */
  readonly seed?: string;
  readonly functionsHost?: string;
  /** The one project the CLI runs for; requests for others are served with a warning. */
  readonly projectId?: string;
  /** Flags that nobody knows, as they were given. */
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
  'seed_from_export',
  // How gcloud calls the one before.
  'import-data',
  'functions_emulator',
  'project_id',
  'single_project_mode',
] as const;
type Flag = (typeof FLAGS)[number];

/** Flags that the Firebase CLI gives as well and that change nothing here. */
const PASSED_OVER: ReadonlySet<string> = new Set(['websocket_port', 'webchannel_port', 'database-edition']);

export const USAGE = `Usage: firestore-emulator [--port 8080] [--rules firestore.rules] [...]

  --host HOST                   where to listen; 127.0.0.1 when absent
  --port PORT                   ${DEFAULT_PORT} when absent, 0 for any free one
  --rules FILE                  security rules of every project; without it everything is allowed
  --seed_from_export PATH       an export to start with: its folder or *.overall_export_metadata
  --functions_emulator HOST:PORT  where events of changed documents go
  --project_id ID --single_project_mode true   warns of requests for other projects
  --help, --version

Environment:
  FIRESTORE_STRICT_INDEXES      path of firestore.indexes.json: refuses queries that would need another index
  FIRESTORE_DATA_FOLDER         keeps every commit there, for the next start; without it data lives in memory`;

/**
 * Reads `--name value` and `--name=value` in any order, or what else was asked for. Java's own options (`-D…`) and the
 * CLI's that mean nothing here are passed over.
 *
 * @throws UsageError
 */
export function parseArguments(argv: readonly string[]): Arguments | 'help' | 'version' {
  const values = new Map<Flag, string>();
  const unknown: string[] = [];
  for (const { given, name, value } of flagsOf(argv)) {
    if (name === 'help' || name === 'version') return name;
    if (isFlag(name)) values.set(name, nonEmpty(name, value));
    else if (!PASSED_OVER.has(name)) unknown.push(given);
  }
  const rules = values.get('rules');
  const seed = values.get('seed_from_export') ?? values.get('import-data');
  const functionsHost = values.get('functions_emulator');
  const projectId = values.get('single_project_mode') === 'true' ? values.get('project_id') : undefined;
  return {
    host: values.get('host') ?? '127.0.0.1',
    port: portOf(values.get('port')),
    ...(rules && { rules }),
    ...(seed && { seed }),
    ...(functionsHost && { functionsHost }),
    ...(projectId && { projectId }),
    unknown,
  };
}

interface GivenFlag {
  readonly given: string;
  readonly name: string;
  readonly value: string | undefined;
}

/** Every `--name` with the value in or behind it. */
function flagsOf(argv: readonly string[]): GivenFlag[] {
  return argv.flatMap((given, at) => {
    const match = /^--([a-z_-]+)(?:=(.*))?$/s.exec(given);
    if (!match) return [];
    const [, name = '', inline] = match;
    const next = argv[at + 1];
    const behind = next?.startsWith('--') ? undefined : next;
    return [{ given, name, value: inline ?? behind }];
  });
}

function isFlag(name: string): name is Flag {
  return FLAGS.some((flag) => flag === name);
}

function nonEmpty(name: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new UsageError(`--${name} needs a value.`);
  return value;
}

function portOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= MAX_PORT) return port;
  throw new UsageError(`--port takes a number from 0 to ${MAX_PORT}, not "${text}".`);
}
