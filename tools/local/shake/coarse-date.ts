/** A `Date` whose time goes in steps of so many milliseconds: moments that follow each other closely share one. */
export function coarseDate(stepMs: number, exact: DateConstructor = Date): DateConstructor {
  const now = () => Math.floor(exact.now() / stepMs) * stepMs;
  return new Proxy(exact, {
    apply: () => new exact(now()).toString(),
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
