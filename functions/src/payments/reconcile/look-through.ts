import { readAll } from '../../firestore/collection.ts';
import { paymentDocument } from '../records/payments.ts';
import { type Intent, listIntents } from '../stripe/intents.ts';
import type { Listed } from '../stripe/listed.ts';
import { listRefundNews } from '../stripe/refunds.ts';
import type { Budget } from './budget.ts';
import type { Stretch } from './progress.ts';
import { reconcileIntent, reconcileRefunds } from './reconcile-intent.ts';
import { attempt, type ReconcileReport } from './report.ts';

/** How many payments are looked at before it is asked whether there is time left. */
const CHUNK = 20;

interface Run {
  report: ReconcileReport;
  budget: Budget;
  /** How much of the budget may be used up. */
  share: number;
  now: number;
  /** Payments that were looked at in this run. */
  seen: Set<string>;
}

async function lookAtIntents(intents: readonly Intent[], { report, now, seen }: Run): Promise<void> {
  const fresh = intents.filter(({ id }) => !seen.has(id));
  const records = await readAll(fresh.map(({ id }) => paymentDocument(id)));
  for (const [index, intent] of fresh.entries()) {
    seen.add(intent.id);
    await reconcileIntent(report, intent, records[index], now);
  }
}

async function lookAtRefunds(ids: readonly string[], { report, now }: Run): Promise<void> {
  for (const id of new Set(ids)) await reconcileRefunds(report, id, now);
}

/** Looks at a list, some at a time, until its end or that of the time. Gives the last that was looked at, or undefined. */
async function lookAt<T>(
  list: AsyncIterable<Listed<T>>,
  { budget, share }: Run,
  act: (items: T[]) => Promise<void>,
  onLast: (id: string) => void,
): Promise<boolean> {
  let chunk: Listed<T>[] = [];
  const finish = async () => {
    const last = chunk.at(-1);
    if (last === undefined) return;
    await act(chunk.map(({ item }) => item).filter((item) => item !== undefined));
    budget.spend(chunk.length);
    onLast(last.id);
    chunk = [];
  };
  for await (const listed of list) {
    chunk.push(listed);
    if (chunk.length < CHUNK) continue;
    await finish();
    if (budget.isOver(share)) return false;
  }
  await finish();
  return true;
}

/**
 * Looks through a stretch of one of Stripe's lists as far as the budget goes. Gives what is left of it, undefined when
 * nothing is: when the list breaks off, the next run goes on there.
 */
export async function lookThrough(stretch: Stretch, run: Run): Promise<Stretch | undefined> {
  if (run.budget.isOver(run.share)) return stretch;
  let left: Stretch | undefined = stretch;
  const onLast = (after: string) => {
    left = { ...stretch, after };
  };
  await attempt(run.report, 'list', stretch.source, async () => {
    const isAll =
      stretch.source === 'intents'
        ? await lookAt(listIntents(stretch), run, (intents) => lookAtIntents(intents, run), onLast)
        : await lookAt(listRefundNews(stretch), run, (ids) => lookAtRefunds(ids, run), onLast);
    if (isAll) left = undefined;
  });
  return left;
}
