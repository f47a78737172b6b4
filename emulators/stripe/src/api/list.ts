import { ResourceMissing } from '../protocol/api-error.ts';
import type { Parameters } from '../protocol/parameters.ts';

export const LIST_PARAMETERS: readonly string[] = ['limit', 'starting_after', 'ending_before', 'created'];

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

/** The condition that `created=…` or `created[gte]=…` sets. */
function createdFilter(parameters: Parameters): (created: number) => boolean {
  if (!parameters.has('created')) return () => true;
  if (typeof parameters.raw('created') === 'string') {
    const at = parameters.integer('created');
    return (created) => created === at;
  }
  const range = parameters.nested('created', ['gt', 'gte', 'lt', 'lte']);
  const gt = range?.integer('gt') ?? Number.NEGATIVE_INFINITY;
  const gte = range?.integer('gte') ?? Number.NEGATIVE_INFINITY;
  const lt = range?.integer('lt') ?? Number.POSITIVE_INFINITY;
  const lte = range?.integer('lte') ?? Number.POSITIVE_INFINITY;
  return (created) => created > gt && created >= gte && created < lt && created <= lte;
}

interface Page {
  object: 'list';
  data: unknown[];
  has_more: boolean;
  url: string;
}

/** One page of the objects, newest first. `objects` come oldest first, as they were made. */
export function list<Item extends { id: string; created: number }>(
  objects: Iterable<Item>,
  parameters: Parameters,
  url: string,
  matches: (item: Item) => boolean = () => true,
): Page {
  const limit = Math.min(Math.max(parameters.integer('limit') ?? DEFAULT_LIMIT, 1), MAX_LIMIT);
  const inTime = createdFilter(parameters);
  const all = [...objects].reverse().filter((item) => inTime(item.created) && matches(item));
  const indexOf = (name: 'starting_after' | 'ending_before') => {
    const id = parameters.text(name);
    if (id === undefined) return undefined;
    const index = all.findIndex((item) => item.id === id);
    if (index === -1) throw new ResourceMissing('object', id, name, 400);
    return index;
  };
  const before = indexOf('ending_before');
  const from = before === undefined ? (indexOf('starting_after') ?? -1) + 1 : Math.max(0, before - limit);
  const to = before ?? from + limit;
  return {
    object: 'list',
    data: all.slice(from, to),
    has_more: before === undefined ? to < all.length : from > 0,
    url,
  };
}
