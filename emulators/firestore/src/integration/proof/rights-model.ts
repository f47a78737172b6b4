// What a listener may see, told from the rules and the documents alone.

/** Rules of `rows`: their text, and whether they let a list or a document be read. */
export interface Rules {
  readonly condition: string;
  mayList(who: Who, query: RowQuery, documents: Documents): boolean;
  mayGet(who: Who, row: Row | undefined, documents: Documents): boolean;
}

/** Who listens; nobody where there is no name. */
export interface Who {
  readonly uid: string | null;
  readonly role: 'admin' | 'guest';
}

/** A document, of any collection; `v` is never the same twice. */
export interface Row {
  readonly owner?: string;
  readonly n?: number;
  readonly open?: boolean;
  readonly v: number;
}
export type Documents = ReadonlyMap<string, Row>;

/** A query of `rows`. */
export interface RowQuery {
  readonly owner: string | null;
  /** Only rows whose `n` is below it, by `n`; else by name. */
  readonly below: number | null;
  readonly limit: number | null;
}

export type Target = { readonly query: RowQuery } | { readonly paths: readonly string[] };

/** When rules are asked about a target that lives already. */
export interface Habits {
  /** Before each change of its result is told, or for every write to its documents or collection, whether it changes anything. */
  readonly onCommit: 'result' | 'collection';
  readonly whenReplaced: boolean;
}

/** The service's, by its documentation. */
export const SERVICE: Habits = { onCommit: 'result', whenReplaced: true };
/** Those of Google's emulator, as seen. */
export const GOOGLES_EMULATOR: Habits = { onCommit: 'collection', whenReplaced: false };

const DOCUMENT = '/databases/$(database)/documents';
const byDocument = (
  may: (uid: string, documents: Documents) => boolean,
): Pick<Rules, 'mayList' | 'mayGet'> => ({
  mayList: ({ uid }, _, documents) => uid !== null && may(uid, documents),
  mayGet: ({ uid }, _, documents) => uid !== null && may(uid, documents),
});

/** Rights by a document that is looked up, by one that has to be there, by token and field, for all, and for nobody. */
export const RULES: readonly Rules[] = [
  {
    condition: `get(${DOCUMENT}/gates/$(request.auth.uid)).data.open == true`,
    ...byDocument((uid, documents) => documents.get(`gates/${uid}`)?.open === true),
  },
  {
    condition: `exists(${DOCUMENT}/members/$(request.auth.uid))`,
    ...byDocument((uid, documents) => documents.has(`members/${uid}`)),
  },
  {
    condition: `request.auth.token.role == 'admin' || resource.data.owner == request.auth.uid`,
    mayList: ({ uid, role }, { owner }) => uid !== null && (role === 'admin' || owner === uid),
    mayGet: ({ uid, role }, row) => uid !== null && (role === 'admin' || row?.owner === uid),
  },
  { condition: 'request.auth != null', ...byDocument(() => true) },
  { condition: 'true', mayList: () => true, mayGet: () => true },
  { condition: 'false', mayList: () => false, mayGet: () => false },
];

/** The text of rules for `rows`; what else there is everybody may read. */
export function rulesText({ condition }: Rules): string {
  return `rules_version = '2';
service cloud.firestore {
  match ${DOCUMENT.replace('$(database)', '{database}')} {
    match /rows/{id} { allow read: if ${condition}; }
    match /ends/{id} { allow read; }
  }
}`;
}

/** A target and what its listener has to show. */
export class ModelTarget {
  readonly target: Target;
  /** False once rules refused it. */
  lives = true;
  shown: Documents = new Map();

  constructor(target: Target) {
    this.target = target;
  }

  /** Begins, or begins again after the stream was lost. */
  issue(who: Who, rules: Rules, documents: Documents): void {
    if (!this.lives) return;
    if (this.may(who, rules, documents)) this.shown = resultOf(this.target, documents);
    else this.lives = false;
  }

  replaced(who: Who, rules: Rules, documents: Documents, { whenReplaced }: Habits): void {
    if (whenReplaced && this.lives && !this.may(who, rules, documents)) this.lives = false;
  }

  committed(
    who: Who,
    rules: Rules,
    documents: Documents,
    written: readonly string[],
    { onCommit }: Habits,
  ): void {
    if (!this.lives) return;
    const result = resultOf(this.target, documents);
    const { target } = this;
    const isOwn = (path: string) =>
      'paths' in target ? target.paths.includes(path) : path.startsWith('rows/');
    const isConcerned = onCommit === 'result' ? !isSame(result, this.shown) : written.some(isOwn);
    if (isConcerned && !this.may(who, rules, documents)) this.lives = false;
    else this.shown = result;
  }

  private may(who: Who, rules: Rules, documents: Documents): boolean {
    const { target } = this;
    if ('query' in target) return rules.mayList(who, target.query, documents);
    return target.paths.every((path) => rules.mayGet(who, documents.get(path), documents));
  }
}

function resultOf(target: Target, documents: Documents): Documents {
  if ('paths' in target) return new Map([...documents].filter(([path]) => target.paths.includes(path)));
  const { owner, below, limit } = target.query;
  const found = [...documents]
    .filter(([path, row]) => path.startsWith('rows/') && (owner === null || row.owner === owner))
    .filter(([, row]) => below === null || (row.n ?? Number.POSITIVE_INFINITY) < below)
    .sort(([one, a], [other, b]) => (below === null ? 0 : (a.n ?? 0) - (b.n ?? 0)) || (one < other ? -1 : 1));
  return new Map(found.slice(0, limit ?? undefined));
}

/** Whether two results hold the same documents as of the same writes. */
export function isSame(one: Documents, other: Documents): boolean {
  return one.size === other.size && [...one].every(([path, { v }]) => other.get(path)?.v === v);
}
