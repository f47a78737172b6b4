import type { MethodName } from '../calls/methods.ts';
import type { Caller } from '../model/index.ts';

/** Documents read, written and deleted, as they would be billed. */
export interface Usage {
  reads: number;
  writes: number;
  deletes: number;
}

/** One aggregation read for this many index entries: https://firebase.google.com/docs/firestore/pricing */
const ENTRIES_PER_READ = 1000;

interface Counted {
  document?: unknown;
  documents?: readonly unknown[];
  found?: unknown;
  missing?: unknown;
  documentChange?: unknown;
  documentDelete?: unknown;
  writes?: readonly { delete?: string; verify?: string }[];
  result?: { aggregateFields?: Record<string, { integerValue?: unknown }> };
}

/** Reads of a call: each document it found or looked for, and one for a query that found nothing. */
function readsOf(method: MethodName, responses: readonly Counted[]): number {
  switch (method) {
    case 'GetDocument':
      return 1;
    case 'BatchGetDocuments':
      return responses.filter((response) => response.found ?? response.missing).length;
    case 'RunQuery':
      return Math.max(1, responses.filter((response) => response.document).length);
    case 'ListDocuments':
      return Math.max(1, responses[0]?.documents?.length ?? 0);
    case 'RunAggregationQuery':
      return aggregationReads(responses);
    default:
      return 0;
  }
}

/** A count tells how many entries it went through; a sum or average alone does not, and is taken for one read. */
function aggregationReads(responses: readonly Counted[]): number {
  const figures = Object.values(responses[0]?.result?.aggregateFields ?? {});
  const entries = Math.max(0, ...figures.map(({ integerValue }) => Number(integerValue ?? 0)));
  return Math.max(1, Math.ceil(entries / ENTRIES_PER_READ));
}

/** Counts what administrators (functions) and clients read and write, so that a visit's price can be told. */
export class UsageMeter {
  private counts = { clients: none(), administrators: none() };
  private inRules = 0;

  /** A call that succeeded. */
  countCall(caller: Caller, method: MethodName, request: Counted, responses: readonly Counted[]): void {
    const usage = this.of(caller);
    usage.reads += readsOf(method, responses);
    if (method === 'CreateDocument' || method === 'UpdateDocument') usage.writes += 1;
    if (method === 'DeleteDocument') usage.deletes += 1;
    if (method === 'Commit' || method === 'BatchWrite') this.countWrites(caller, request);
  }

  /** A message of a Listen call to its client. */
  countMessage(caller: Caller, message: Counted): void {
    if (message.documentChange ?? message.documentDelete) this.of(caller).reads += 1;
  }

  /** A message with writes, of a commit or a Write stream. */
  countWrites(caller: Caller, { writes = [] }: Counted): void {
    const usage = this.of(caller);
    for (const write of writes) {
      if (write.delete) usage.deletes += 1;
      else if (!write.verify) usage.writes += 1;
    }
  }

  /** A document that a security rule looked up. */
  countLookup(): void {
    this.inRules += 1;
  }

  /** What was counted since the start or the last reset. `rules` are reads of get() and exists() in rules. */
  report(): { clients: Usage; administrators: Usage; rules: { reads: number } } {
    const { clients, administrators } = this.counts;
    return { clients: { ...clients }, administrators: { ...administrators }, rules: { reads: this.inRules } };
  }

  /** Starts counting anew. */
  reset(): void {
    this.counts = { clients: none(), administrators: none() };
    this.inRules = 0;
  }

  private of(caller: Caller): Usage {
    return caller.kind === 'admin' ? this.counts.administrators : this.counts.clients;
  }
}

function none(): Usage {
  return { reads: 0, writes: 0, deletes: 0 };
}
