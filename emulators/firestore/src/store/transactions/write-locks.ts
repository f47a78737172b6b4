import type { Document } from '../../model/document.ts';
import { FirestoreError } from '../../model/firestore-error.ts';
import type { DocumentPath } from '../../model/path.ts';
import type { Write } from '../model/write.ts';
import type { Transaction, Transactions } from './transactions.ts';
import type { Turns } from './turns.ts';

/** How long a commit waits for transactions that read what it changes. */
const PATIENCE_MILLIS = 2000;

/** What the locks look at. */
export interface WriteLocksSource {
  readonly transactions: Transactions;
  readonly turns: Turns;
  readonly get: (path: DocumentPath) => Document | null;
  /** What writes would leave, by path. */
  readonly documentsAfter: (writes: readonly Write[]) => ReadonlyMap<string, Document | null>;
  /** True when something the transaction read is different now. */
  readonly hasConflict: (transaction: Transaction) => boolean;
  /** How long a transaction may rest; undefined: longer than a writer waits. */
  readonly transactionIdleMs: number | undefined;
}

/** Who wants to write what; a plain commit has no transaction. */
interface Writer {
  readonly writes: readonly Write[];
  readonly paths: readonly DocumentPath[];
  readonly transaction: Transaction | undefined;
  /** Among all transactions and writes: lower is older. */
  readonly place: number;
}

/** Keeps writers from what older transactions have read, until these end. */
export class WriteLocks {
  readonly #source: WriteLocksSource;

  constructor(source: WriteLocksSource) {
    this.#source = source;
  }

  /**
   * Waits for older transactions that read what is to be written: what a transaction read stays as it is until it
   * ends. Younger ones are not waited for; they find out that they lost. Then commits in the same step, so that nobody
   * reads between the last look and the commit.
   *
   * @throws FirestoreError ABORTED when they take too long, INVALID_ARGUMENT for writes not worth waiting with
   */
  async commitAfterOthers<Result>(
    writes: readonly Write[],
    transaction: Transaction | undefined,
    commit: () => Result,
  ): Promise<Result> {
    const { transactions, turns, transactionIdleMs } = this.#source;
    const place = transaction?.seniority ?? transactions.nextPlace();
    const writer: Writer = { writes, paths: writes.map(({ path }) => path), transaction, place };
    const deadline = performance.now() + PATIENCE_MILLIS;
    for (;;) {
      const isLocked = this.#isLocked(writer);
      if (!isLocked && !this.#isInOthersTurn(writer)) return commit();
      if (transaction !== undefined && this.#hasLost(transaction)) return commit();
      const patience = deadline - performance.now();
      if (patience <= 0) {
        if (isLocked) throw lockTimeout();
        return commit();
      }
      // Nobody tells when one that rests too long is given up.
      await turns.nextRelease(Math.min(patience, transactionIdleMs ?? patience));
    }
  }

  /** True when an older transaction read a document that the writes change, or a query they change the result of. */
  #isLocked({ writes, paths, place }: Writer): boolean {
    const { transactions, get, documentsAfter } = this.#source;
    const holders = [...transactions.olderHolders(place)].filter(({ reads }) =>
      paths.some((path) => reads.mayInclude(path)),
    );
    if (holders.length === 0) return false;
    const after = documentsAfter(writes);
    return holders.some(({ reads }) =>
      writes.some(({ kind, path }) => {
        const before = get(path);
        return reads.includes(path, before, kind === 'verify' ? before : (after.get(path.key) ?? null));
      }),
    );
  }

  #isInOthersTurn({ paths, transaction }: Writer): boolean {
    const own = transaction && { holder: transaction.id, seniority: transaction.seniority };
    return this.#source.turns.areTaken(paths, own ?? null);
  }

  /** A transaction that lost has nothing to wait for: its commit will tell it. */
  #hasLost(transaction: Transaction): boolean {
    return transaction.hasEnded || this.#source.hasConflict(transaction);
  }
}

function lockTimeout(): FirestoreError {
  return new FirestoreError('ABORTED', 'Transaction lock timeout.');
}
