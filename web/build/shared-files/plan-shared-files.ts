/** A file of a build that has each set of modules apart which the same pages share. */
export interface BuiltFile {
  name: string;
  /** How large it is, packed. */
  bytes: number;
  /** The files that it imports before it runs, by their names. */
  imports: readonly string[];
  /** Whether it stays by itself, because something asks for it by its name, or so that a new version leaves it cached. */
  apart: boolean;
}

/** Files that are loaded at one time, such as those of a page. */
export interface Load {
  /** Files, by their names. */
  files: ReadonlySet<string>;
  /** How much it matters, beside other loads. */
  weight: number;
}

/**
 * What a request costs, in bytes that a line carries meanwhile: its headers, its place in the lists of what is asked for, some
 * milliseconds of a phone, and what files pack better that are one.
 */
const REQUEST = 3000;

interface Group {
  names: string[];
  bytes: number;
  apart: boolean;
  loads: Set<Load>;
  imports: Set<Group>;
}

function groupsOf(files: readonly BuiltFile[], loads: readonly Load[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { name, bytes, apart } of files) {
    const having = loads.filter((load) => load.files.has(name));
    groups.set(name, { names: [name], bytes, apart, loads: new Set(having), imports: new Set() });
  }
  for (const { name, imports } of files)
    for (const imported of imports) {
      const found = groups.get(imported);
      if (found) groups.get(name)?.imports.add(found);
    }
  return [...groups.values()];
}

/** All that a group imports, and what that imports. */
function beyond(group: Group): Set<Group> {
  const found = new Set<Group>();
  const visit = (one: Group) => {
    for (const imported of one.imports) {
      if (found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(group);
  return found;
}

/** What loads that have one group and not the other would carry in vain: the other, and whatever that imports. */
function carriedInVain(one: Group, other: Group): number {
  const without = [...one.loads].filter((load) => !other.loads.has(load));
  if (without.length === 0) return 0;
  const imported = [...beyond(other)];
  let carried = 0;
  for (const load of without) {
    const more = imported.filter((group) => group !== one && !group.loads.has(load));
    const bytes = more.reduce((sum, group) => sum + group.bytes + REQUEST, other.bytes);
    carried += load.weight * bytes;
  }
  return carried;
}

/** What it saves to make one file of two groups, in bytes; less than nothing where they are better apart. */
function gainOf(one: Group, other: Group): number {
  let saved = 0;
  for (const load of one.loads) if (other.loads.has(load)) saved += load.weight * REQUEST;
  if (saved === 0) return 0;
  return saved - carriedInVain(one, other) - carriedInVain(other, one);
}

/** Whether a file of both would import something that imports it in turn. */
function wouldCircle(one: Group, other: Group): boolean {
  const leads = (from: Group, to: Group) =>
    [...from.imports].some((between) => between !== to && beyond(between).has(to));
  return leads(one, other) || leads(other, one);
}

/** Puts the second group into the first, and says which groups more loads have for that. */
function join(groups: Set<Group>, one: Group, other: Group): Set<Group> {
  const changed = new Set([one]);
  for (const [group, joined] of [
    [one, other],
    [other, one],
  ] as const)
    for (const imported of beyond(joined))
      for (const load of group.loads)
        if (imported !== group && !imported.loads.has(load)) {
          imported.loads.add(load);
          changed.add(imported);
        }
  one.names.push(...other.names);
  one.bytes += other.bytes;
  for (const load of other.loads) one.loads.add(load);
  for (const imported of other.imports) one.imports.add(imported);
  groups.delete(other);
  for (const group of groups) if (group.imports.delete(other)) group.imports.add(one);
  one.imports.delete(one);
  return changed;
}

/** What each two groups save as one, where they save something. */
class Gains {
  private readonly rows = new Map<Group, Map<Group, number>>();

  weigh(one: Group, other: Group): void {
    this.refuse(one, other);
    const gain = gainOf(one, other);
    if (gain <= 0) return;
    const row = this.rows.get(one) ?? new Map<Group, number>();
    this.rows.set(one, row.set(other, gain));
  }

  refuse(one: Group, other: Group): void {
    this.rows.get(one)?.delete(other);
    this.rows.get(other)?.delete(one);
  }

  forget(group: Group): void {
    this.rows.delete(group);
    for (const row of this.rows.values()) row.delete(group);
  }

  /** The two that save most. */
  best(): [Group, Group] | undefined {
    let most = 0;
    let found: [Group, Group] | undefined;
    for (const [one, row] of this.rows)
      for (const [other, gain] of row)
        if (gain > most) {
          most = gain;
          found = [one, other];
        }
    return found;
  }
}

/**
 * Which files are better one: always the two next that save most, until none saves anything. No file that comes of it imports
 * what imports it. Answers with sets of names, the largest file of each first.
 */
export function planSharedFiles(files: readonly BuiltFile[], loads: readonly Load[]): string[][] {
  const groups = new Set(groupsOf(files, loads));
  const gains = new Gains();
  const movable = () => [...groups].filter(({ apart }) => !apart);
  const all = movable();
  for (const [place, one] of all.entries()) for (const other of all.slice(place + 1)) gains.weigh(one, other);
  for (let pair = gains.best(); pair; pair = gains.best()) {
    const [one, other] = pair;
    if (wouldCircle(one, other)) {
      gains.refuse(one, other);
      continue;
    }
    const changed = [...join(groups, one, other)].filter(({ apart }) => !apart);
    gains.forget(other);
    for (const group of changed)
      for (const neighbor of movable()) if (neighbor !== group) gains.weigh(group, neighbor);
  }
  const bytesOf = new Map(files.map(({ name, bytes }) => [name, bytes]));
  const largestFirst = (one: string, other: string) =>
    (bytesOf.get(other) ?? 0) - (bytesOf.get(one) ?? 0) || (one < other ? -1 : 1);
  return [...groups].filter(({ names }) => names.length > 1).map(({ names }) => names.sort(largestFirst));
}
