/**
 * A test for the document paths a trigger wants. `{x}` and `*` stand for one segment, `{x=**}` and `**` for the
 * rest, everything else for itself.
 */
export function compilePathPattern(pattern: string): (segments: readonly string[]) => boolean {
  const wanted = pattern.replace(/^\/|\/$/g, '').split('/');
  const matches = (at: number, segments: readonly string[], from: number): boolean => {
    const part = wanted[at];
    if (part === undefined) return from === segments.length;
    if (part === '**' || /^\{[^=}]*=\*\*\}$/.test(part)) {
      for (let next = segments.length; next >= from; next -= 1) {
        if (matches(at + 1, segments, next)) return true;
      }
      return false;
    }
    const segment = segments[from];
    if (segment === undefined) return false;
    const fits = part === '*' || /^\{[^}]*\}$/.test(part) || part === segment;
    return fits && matches(at + 1, segments, from + 1);
  };
  return (segments) => matches(0, segments, 0);
}
