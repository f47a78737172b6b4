import { Failure, type Outcome, unsupported } from '../outcomes/failure.ts';
import type { DocumentLookup, RulesResource } from '../requests/request.ts';
import { ResourceRecord } from '../requests/resource-record.ts';
import { RulesPath } from '../values/path.ts';
import { typeName } from '../values/type-name.ts';
import type { RulesValue } from '../values/value.ts';
import { LimitExceeded } from './limits.ts';
import type { LookupBudget } from './lookup-budget.ts';

/** The state a document is read in: before the commit, or after all of it. */
export type ReadTime = 'before' | 'after';

/** Where the documents of a path begin: after databases, the database and documents. */
const ROOT_LENGTH = 3;

/** Reads documents for `get`, `exists` and their kin within the limits; each is read once. */
export class DocumentReader {
  readonly #lookup: DocumentLookup;
  /** The name of the only database that may be read. */
  readonly #database: string;
  readonly #budgets: readonly LookupBudget[];
  readonly #read = new Map<string, RulesResource | null>();

  constructor(lookup: DocumentLookup, database: string, budgets: readonly LookupBudget[]) {
    this.#lookup = lookup;
    this.#database = database;
    this.#budgets = budgets;
  }

  /** The document; one that is missing is an error, as production has it. */
  get(path: RulesValue, when: ReadTime, name: string, start: number): Outcome {
    const found = this.#find(path, when, name, start);
    if (found instanceof Failure) {
      return found;
    }
    return found === null
      ? new Failure(`Service call error. Function: [${name}], Argument: [${String(path)}].`, start)
      : new ResourceRecord(found);
  }

  /** True if there is such a document. */
  exists(path: RulesValue, when: ReadTime, name: string, start: number): Outcome {
    const found = this.#find(path, when, name, start);
    return found instanceof Failure ? found : found !== null;
  }

  #find(path: RulesValue, when: ReadTime, name: string, start: number): RulesResource | null | Failure {
    if (!(path instanceof RulesPath)) {
      return unsupported(`${name}(${typeName(path)})`, `${name}(path)`, start);
    }
    if (!this.#isDocument(path)) {
      const expected = `/databases/${this.#database}/documents/...`;
      return new Failure(`Invalid path ${path.toString()}: a document's path is ${expected}.`, start);
    }
    const key = path.toString();
    for (const budget of this.#budgets) {
      if (!budget.take(key)) {
        throw new LimitExceeded(
          `More than ${budget.limit} documents were read by get() and exists().`,
          start,
        );
      }
    }
    const readKey = `${when} ${key}`;
    let found = this.#read.get(readKey);
    if (found === undefined) {
      found = this.#lookup.get(path.segments, when);
      this.#read.set(readKey, found);
    }
    return found;
  }

  #isDocument({ segments }: RulesPath): boolean {
    return (
      segments[0] === 'databases' &&
      segments[1] === this.#database &&
      segments[2] === 'documents' &&
      segments.length > ROOT_LENGTH &&
      (segments.length - ROOT_LENGTH) % 2 === 0 &&
      segments.every((segment) => segment !== '' && !segment.includes('/'))
    );
  }
}
