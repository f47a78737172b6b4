/** An arrow between two things, by name. */
export type Arrow = readonly [from: string, to: string];

/**
 * Groups of names that lead back to themselves, each sorted: the strongly connected components of more than one name, by
 * Tarjan's algorithm.
 */
export function circlesOf(arrows: readonly Arrow[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of arrows) {
    if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (name: string): number => {
    const own = order.size;
    order.set(name, own);
    lowest.set(name, own);
    open.push(name);
    for (const other of next.get(name) ?? []) {
      const seen = order.get(other);
      if (seen === undefined) lower(name, visit(other));
      else if (open.includes(other)) lower(name, seen);
    }
    const low = lowest.get(name) ?? own;
    if (low === own) {
      const group = open.splice(open.indexOf(name));
      if (group.length > 1) circles.push(group.sort());
    }
    return low;
  };
  const lower = (name: string, value: number) => lowest.set(name, Math.min(lowest.get(name) ?? value, value));

  for (const name of next.keys()) if (!order.has(name)) visit(name);
  return circles;
}

/** The arrows between the parts of one folder: its sub-folders, and its own files taken together as `.`. */
export function arrowsInside(folder: string, arrows: readonly Arrow[]): Arrow[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const part = (path: string) => {
    const [first = '', ...rest] = path.slice(prefix.length).split('/');
    return rest.length > 0 ? `${first}/` : '.';
  };
  return arrows
    .filter(([from, to]) => from.startsWith(prefix) && to.startsWith(prefix))
    .map(([from, to]) => [part(from), part(to)] as const)
    .filter(([from, to]) => from !== to);
}
