import {
  type Decision,
  type DocumentLookup,
  fromJsonClaims,
  LookupBudget,
  type RulesAuth,
  type RulesRequest,
  RulesTimestamp,
} from '@thriftline/security-rules';
import { type Caller, type Document, DocumentPath, FirestoreError, type Timestamp } from '../model/index.ts';
import type { Query } from '../query/index.ts';
import type { Database, PendingCommit, PendingWrite, Snapshot } from '../store/index.ts';
import type { RulesRegistry } from './rules-registry.ts';
import { toListRequest } from './to-list-query.ts';
import { fromRulesPath, toRulesPath, toRulesResource } from './to-rules-value.ts';

/** Asks the security rules before anything is read or written. Admins are never asked about. */
export class AccessControl {
  private readonly registry: RulesRegistry;
  private readonly log: ((line: string) => void) | false;
  private readonly lookedUp: () => void;

  /** `log` gets one line for each refusal, if they are wanted; `lookedUp` hears of each document that rules ask for. */
  constructor(
    registry: RulesRegistry,
    log: ((line: string) => void) | false,
    lookedUp: () => void = () => {},
  ) {
    this.registry = registry;
    this.log = log;
    this.lookedUp = lookedUp;
  }

  /**
   * Refuses calls that only administrators may make.
   *
   * @throws FirestoreError PERMISSION_DENIED
   */
  requireAdmin(caller: Caller, what = 'Metadata operations'): void {
    if (caller.kind === 'admin') return;
    throw new FirestoreError('PERMISSION_DENIED', `${what} require admin authentication.`);
  }

  /**
   * Refuses transactions that lock what they read to end users: they could keep everybody else from writing.
   *
   * @see https://cloud.google.com/firestore/docs/reference/rest/v1/TransactionOptions (3rd party auth requests)
   * @throws FirestoreError PERMISSION_DENIED
   */
  authorizeLocks(caller: Caller, database: Database): void {
    if (!this.isJudged(caller, database)) return;
    throw new FirestoreError(
      'PERMISSION_DENIED',
      'Read-write transactions of end users have to be optimistic.',
    );
  }

  /**
   * Judges reads of single documents, existing or not.
   *
   * @throws FirestoreError PERMISSION_DENIED when one of them is refused
   */
  authorizeGets(
    caller: Caller,
    database: Database,
    snapshot: Snapshot,
    paths: readonly DocumentPath[],
  ): void {
    if (!this.isJudged(caller, database)) return;
    const budget = paths.length > 1 ? new LookupBudget() : undefined;
    const lookup = readLookup(database, this.lookedUp);
    for (const path of paths) {
      this.judge(caller, database, lookup, budget, getRequest(caller, database, snapshot, path));
    }
  }

  /** Whether the caller could read this document. Nobody asked for it: a no is no refusal, and no look-up is counted. */
  mayGet(caller: Caller, database: Database, snapshot: Snapshot, path: DocumentPath): boolean {
    if (!this.isJudged(caller, database)) return true;
    const lookup = readLookup(database, () => undefined);
    const request = getRequest(caller, database, snapshot, path);
    return this.registry.wouldAllow(database.name, request, lookup);
  }

  /**
   * Judges a query by what it asks for, not by what it finds.
   *
   * @throws FirestoreError PERMISSION_DENIED
   */
  authorizeList(caller: Caller, database: Database, snapshot: Snapshot, query: Query): void {
    if (!this.isJudged(caller, database)) return;
    this.judge(caller, database, readLookup(database, this.lookedUp), undefined, {
      method: 'list',
      auth: toRulesAuth(caller),
      time: toRulesTime(snapshot.readTime),
      resource: null,
      requestResource: null,
      ...toListRequest(database.name, query),
    });
  }

  /**
   * Judges each write of a commit alone.
   *
   * @throws FirestoreError PERMISSION_DENIED when one of them is refused
   */
  authorizeCommit(caller: Caller, database: Database, pending: PendingCommit): void {
    if (!this.isJudged(caller, database)) return;
    const budget = pending.writes.length > 1 ? new LookupBudget() : undefined;
    const lookup = documentLookup(database, this.lookedUp, (path, when) =>
      when === 'before' ? pending.get(path) : pending.getAfter(path),
    );
    for (const write of pending.writes) {
      const method = writeMethod(write);
      const after = method === 'delete' || method === 'get' ? null : write.after;
      this.judge(caller, database, lookup, budget, {
        method,
        path: toRulesPath(database.name, write.write.path.segments),
        auth: toRulesAuth(caller),
        time: toRulesTime(pending.requestTime),
        resource: toRulesResource(database.name, write.before),
        requestResource: toRulesResource(database.name, after),
      });
    }
  }

  private isJudged(caller: Caller, database: Database): boolean {
    return caller.kind !== 'admin' && this.registry.hasRules(database.name);
  }

  private judge(
    caller: Caller,
    database: Database,
    lookup: DocumentLookup,
    budget: LookupBudget | undefined,
    request: RulesRequest,
  ): void {
    const verdict = this.registry.judge(database.name, request, lookup, budget);
    if (verdict.allowed) return;
    if (this.log) this.log(denialLine(caller, database, request, verdict));
    throw new FirestoreError('PERMISSION_DENIED', verdict.message);
  }
}

function getRequest(
  caller: Caller,
  database: Database,
  snapshot: Snapshot,
  path: DocumentPath,
): RulesRequest {
  return {
    method: 'get',
    path: toRulesPath(database.name, path.segments),
    auth: toRulesAuth(caller),
    time: toRulesTime(snapshot.readTime),
    resource: toRulesResource(database.name, snapshot.get(path)),
    requestResource: null,
  };
}

function writeMethod({ write, before, after }: PendingWrite): 'get' | 'create' | 'update' | 'delete' {
  if (write.kind === 'verify') return 'get';
  if (after === null) return 'delete';
  return before === null ? 'create' : 'update';
}

/** One line for the log: who wanted what, and what each condition came to. */
function denialLine(
  caller: Caller,
  { name }: Database,
  { method, path }: RulesRequest,
  { message, trace }: Pick<Decision, 'message' | 'trace'>,
): string {
  const who = caller.kind === 'user' ? caller.uid : 'nobody';
  const reasons = trace.map(
    ({ line, column, outcome, details }) => `allow @ L${line}:${column} ${outcome} [${details.join(' | ')}]`,
  );
  const why = (reasons.length > 0 ? reasons.join('; ') : message).replace(/\s+/g, ' ').trim();
  return `[rules] denied ${method} /${path.slice(3).join('/')} for ${who} in ${name.projectId}: ${why}`;
}

function readLookup(database: Database, lookedUp: () => void): DocumentLookup {
  // Not the snapshot of a transaction: what rules look at is no read of the client.
  const state = database.read();
  return documentLookup(database, lookedUp, (path) => state.get(path));
}

function documentLookup(
  database: Database,
  lookedUp: () => void,
  read: (path: DocumentPath, when: 'before' | 'after') => Document | null,
): DocumentLookup {
  // A document asked for again in the same request is not billed again.
  const asked: string[] = [];
  return {
    get: (segments, when) => {
      const key = segments.join('/');
      if (!asked.includes(key)) {
        lookedUp();
        asked.push(key);
      }
      const below = fromRulesPath(database.name, segments);
      return below === undefined ? null : toRulesResource(database.name, read(new DocumentPath(below), when));
    },
  };
}

function toRulesTime(time: Timestamp): RulesTimestamp {
  return new RulesTimestamp(time.seconds, time.nanos);
}

const auths = new WeakMap<Caller, RulesAuth>();

function toRulesAuth(caller: Caller): RulesAuth | null {
  if (caller.kind !== 'user') return null;
  const known = auths.get(caller);
  if (known) return known;
  const auth = { uid: caller.uid, token: fromJsonClaims(caller.claims) };
  auths.set(caller, auth);
  return auth;
}
