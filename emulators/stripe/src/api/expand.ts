import type { Store } from '../model/store.ts';
import { InvalidRequest } from '../protocol/api-error.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function bankAccount(store: Store, id: string): unknown {
  return [...store.accounts.values()]
    .flatMap(({ external_accounts: banks }) => banks?.data ?? [])
    .find((bank) => bank.id === id);
}

function find(store: Store, id: string): unknown {
  switch (id.split('_')[0]) {
    case 'pi':
      return store.paymentIntents.get(id);
    case 'ch':
      return store.charges.get(id);
    case 'pm':
      return store.paymentMethods.get(id)?.method;
    case 're':
      return store.refunds.get(id);
    case 'txn':
      return store.balanceTransactions.get(id)?.object;
    case 'tr':
      return store.transfers.get(id);
    case 'acct':
      return store.accounts.get(id);
    case 'po':
      return store.payouts.get(id)?.object;
    case 'py':
      return store.payments.get(id)?.object;
    case 'ba':
      return bankAccount(store, id);
    case 'dp':
      return store.disputes.get(id);
    default:
      return undefined;
  }
}

function expandPath(store: Store, target: unknown, steps: readonly string[], path: string): void {
  const [step, ...rest] = steps;
  if (step === undefined || !isFields(target)) return;
  if (Array.isArray(target)) {
    for (const item of target) expandPath(store, item, steps, path);
    return;
  }
  const value = target[step];
  if (value === null) return;
  if (typeof value === 'string') {
    const found = find(store, value);
    if (found !== undefined) target[step] = structuredClone(found);
  }
  if (!isFields(target[step])) {
    throw new InvalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  expandPath(store, target[step], rest, path);
}

/** A copy of the answer in which the named ids are replaced by the objects they stand for: `latest_charge`, `data.charge`. */
export function expand(store: Store, answer: unknown, paths: readonly string[]): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) expandPath(store, copy, path.split('.'), path);
  return copy;
}
