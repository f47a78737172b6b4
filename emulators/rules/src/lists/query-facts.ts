import type { FieldFilter } from '../requests/request.ts';
import { isMap } from '../values/type-name.ts';
import type { RulesValue } from '../values/value.ts';
import { FieldFacts } from './field-facts.ts';

/** What a query tells about the fields of all its results, as a tree of field names. */
export class QueryFacts {
  readonly own = new FieldFacts();
  #inner: Map<string, QueryFacts> | null = null;

  /** The facts of these filters; those on the document's name are left out. */
  static of(filters: readonly FieldFilter[]): QueryFacts {
    const facts = new QueryFacts();
    for (const filter of filters) {
      if (filter.field[0] !== '__name__') {
        facts.#at(filter.field).own.add(filter);
      }
    }
    return facts;
  }

  /** What is known of a field inside this one; undefined if nothing is. */
  field(name: string): QueryFacts | undefined {
    return this.#inner?.get(name);
  }

  /** The value at these names below this field, if the query pins it. */
  pinnedAt(names: readonly string[]): RulesValue | undefined {
    const { pinned } = this.own;
    if (pinned !== undefined) {
      return valueAt(pinned, names);
    }
    const [name, ...rest] = names;
    return name === undefined ? undefined : this.#inner?.get(name)?.pinnedAt(rest);
  }

  #at(field: readonly string[]): QueryFacts {
    const [name, ...rest] = field;
    if (name === undefined) {
      return this;
    }
    this.#inner ??= new Map();
    const inner = this.#inner.get(name) ?? new QueryFacts();
    this.#inner.set(name, inner);
    return inner.#at(rest);
  }
}

function valueAt(value: RulesValue, names: readonly string[]): RulesValue | undefined {
  const [name, ...rest] = names;
  if (name === undefined) {
    return value;
  }
  const inner = isMap(value) ? value.get(name) : undefined;
  return inner === undefined ? undefined : valueAt(inner, rest);
}
