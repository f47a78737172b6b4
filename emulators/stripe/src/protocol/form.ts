/** A decoded parameter: text, a list, or named parameters. */
export type FormValue = string | FormValue[] | FormObject;

export interface FormObject {
  [name: string]: FormValue;
}

const MAX_DEPTH = 8;

function keysOf(name: string): string[] {
  const open = name.indexOf('[');
  if (open <= 0) return [name];
  return [
    name.slice(0, open),
    ...[...name.slice(open).matchAll(/\[([^\][]*)\]/g)].map((match) => match[1] ?? ''),
  ];
}

/** Named parameters under construction; a list is one whose names are numbers. */
type Node = Map<string, Node | string>;

function put(root: Node, keys: readonly string[], value: string): void {
  let node = root;
  for (const [depth, key] of keys.entries()) {
    const name = key === '' ? String(node.size) : key;
    if (depth === keys.length - 1) {
      node.set(name, value);
      return;
    }
    let next = node.get(name);
    if (next === undefined || typeof next === 'string') {
      next = new Map();
      node.set(name, next);
    }
    node = next;
  }
}

function finish(node: Node): FormValue {
  const entries = [...node].map(([name, value]): [string, FormValue] => [
    name,
    typeof value === 'string' ? value : finish(value),
  ]);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  if (isList) return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
  return Object.fromEntries(entries);
}

/** Decodes `a=1&b[c]=2&d[0]=3&e[]=4`, the way Stripe's clients send parameters. */
export function decodeForm(text: string): FormObject {
  const root: Node = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    put(root, keysOf(name).slice(0, MAX_DEPTH), value);
  }
  const entries = [...root].map(([name, value]): [string, FormValue] => [
    name,
    typeof value === 'string' ? value : finish(value),
  ]);
  return Object.fromEntries(entries);
}
