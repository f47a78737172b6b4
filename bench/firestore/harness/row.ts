/** The project every subject is asked for. */
export const PROJECT = 'demo-bench';
/** Writes in a batch. */
export const BATCH = 500;
/** Documents a query asks for. */
export const QUERY_LIMIT = 20;
/** Rows of one group are a fiftieth of all. */
const GROUPS = 50;

/** The name of the database measured. */
export function databaseName(): string {
  return `projects/${PROJECT}/databases/(default)`;
}

/** The id of a row. */
export function rowId(n: number): string {
  return `row-${String(n).padStart(7, '0')}`;
}

/** The full name of a row. */
export function rowName(n: number): string {
  return `${databaseName()}/documents/rows/${rowId(n)}`;
}

/** The group of a row. */
export function groupOf(n: number): string {
  return `group-${n % GROUPS}`;
}

/** A row about as big as a product. */
export function row(n: number) {
  return {
    n,
    group: groupOf(n),
    name: `Oak chair number ${n}`,
    description: `${'A well kept oak chair. '.repeat(6)}${n}`,
    price: (n % 1000) + 0.5,
    isNew: n % 2 === 0,
    tags: ['oak', `tag-${n % 10}`],
    seller: { id: `seller-${n % 100}`, name: 'Sal Seller' },
  };
}

/** The same row as it goes over the wire. */
export function rowWire(n: number): object {
  const { group, name, description, price, isNew, tags, seller } = row(n);
  const text = (stringValue: string) => ({ stringValue });
  return {
    n: { integerValue: String(n) },
    group: text(group),
    name: text(name),
    description: text(description),
    price: { doubleValue: price },
    isNew: { booleanValue: isNew },
    tags: { arrayValue: { values: tags.map(text) } },
    seller: { mapValue: { fields: { id: text(seller.id), name: text(seller.name) } } },
  };
}
