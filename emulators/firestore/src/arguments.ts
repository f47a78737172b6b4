/** What the Firebase CLI passes that matters here. */
export interface Arguments {
  readonly host: string;
  readonly port: number;
  readonly rules?: string;
  readonly seed?: string;
  readonly functionsHost?: string;
  /** The one project the CLI runs for; requests for others are served with a warning. */
  readonly projectId?: string;
}

const DEFAULT_PORT = 8080;

/** Reads `--name value` pairs in any order; flags of no meaning here, and Java's own, are passed over. */
export function parseArguments(argv: readonly string[]): Arguments {
  const values = new Map<string, string>();
  for (let at = 0; at < argv.length; at += 1) {
    const match = /^--([a-z_-]+)(?:=(.*))?$/s.exec(argv[at] ?? '');
    if (!match) continue;
    const [, name = '', inline] = match;
    const next = argv[at + 1];
    const value = inline ?? (next !== undefined && !next.startsWith('--') ? next : undefined);
    if (value !== undefined) values.set(name, value);
  }
  const rules = values.get('rules');
  // The second is how gcloud calls it.
  const seed = values.get('seed_from_export') ?? values.get('import-data');
  const functionsHost = values.get('functions_emulator');
  const projectId = values.get('single_project_mode') === 'true' ? values.get('project_id') : undefined;
  return {
    host: values.get('host') ?? '127.0.0.1',
    port: Number(values.get('port') ?? DEFAULT_PORT),
    ...(rules && { rules }),
    ...(seed && { seed }),
    ...(functionsHost && { functionsHost }),
    ...(projectId && { projectId }),
  };
}
