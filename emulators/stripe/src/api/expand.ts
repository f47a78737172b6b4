import type { Store } from '../model/store.ts';
import { InvalidRequest } from '../protocol/api-error.ts';
import { Parameters } from '../protocol/parameters.ts';
import { list } from './list.ts';

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

/** A list that an object has only where it is asked for: the first page of it. */
function listIn(store: Store, target: Fields, step: string): unknown {
  if (target.object !== 'charge' || step !== 'refunds') return undefined;
  const ofCharge = ({ charge }: { charge: unknown }) => charge === target.id;
  const path = `/v1/charges/${target.id}/refunds`;
  return list(store.refunds.values(), new Parameters({}, []), path, ofCharge);
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
  if (value === undefined) {
    const found = listIn(store, target, step);
    if (found !== undefined) target[step] = structuredClone(found);
  }
  if (!isFields(target[step])) {
    throw new InvalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  expandPath(store, target[step], rest, path);
}

/**
 * A copy of the answer in which the named ids are replaced by the objects they stand for (`latest_charge`, `data.charge`), and which has
 * the lists that come only where they are asked for (`latest_charge.refunds`).
 */
export function expand(store: Store, answer: unknown, paths: readonly string[]): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) expandPath(store, copy, path.split('.'), path);
  return copy;
}
