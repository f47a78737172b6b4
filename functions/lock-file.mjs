/**
 * A package as package-lock.json (version 3) has it, by its path.
 * @typedef {{
 *   version?: string,
 *   link?: boolean,
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 *   [field: string]: unknown,
 * }} Locked
 */

/** What says why a package is in the whole repository; in a part of it there is another reason. */
const REASONS = ['dev', 'devOptional', 'peer', 'extraneous'];

/**
 * Finds a package as Node.js does: in the folder itself, then in each above it.
 * @param {ReadonlyMap<string, unknown>} packages
 * @param {string} folder
 * @param {string} name
 * @returns {string | undefined}
 */
function find(packages, folder, name) {
  for (let place = folder; ; ) {
    const path = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
    if (packages.has(path)) return path;
    if (place === '') return undefined;
    place = place.includes('/') ? place.replace(/\/?(node_modules\/(@[^/]+\/)?)?[^/]+$/, '') : '';
  }
}

/**
 * What a package needs to be installed: names, and whether it can do without.
 * @param {Locked} locked
 * @returns {[name: string, isOptional: boolean][]}
 */
function needsOf({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const needed = new Set([...Object.keys(dependencies), ...peers]);
  const optional = Object.keys(optionalDependencies);
  return [
    ...[...needed]
      .filter((name) => !optional.includes(name))
      .map((name) => /** @type {[string, boolean]} */ ([name, false])),
    ...optional.map((name) => /** @type {[string, boolean]} */ ([name, true])),
  ];
}

/**
 * Where each package goes that a workspace needs, and where the repository has it.
 * @param {ReadonlyMap<string, Locked>} known
 * @param {string} workspace
 * @param {Record<string, string>} dependencies
 */
function place(known, workspace, dependencies) {
  /** @type {Map<string, string>} */
  const placed = new Map();
  /** @type {[to: string, from: string, needs: [name: string, isOptional: boolean][]][]} */
  const left = [['', workspace, needsOf({ dependencies })]];
  for (const [to, from, needs] of left) {
    for (const [needed, isOptional] of needs) {
      const source = find(known, from, needed);
      if (source === undefined && isOptional) continue;
      if (source === undefined) {
        throw new Error(`package-lock.json has no ${needed}, which ${from} needs: run npm install.`);
      }
      const found = find(placed, to, needed);
      if (found !== undefined && placed.get(found) === source) continue;
      // At the top, unless another version is seen from here: then right below whoever needs it.
      const path = `node_modules/${needed}`;
      const at = found === undefined || to === '' ? path : `${to}/${path}`;
      placed.set(at, source);
      left.push([at, source, needsOf(known.get(source) ?? {})]);
    }
  }
  return placed;
}

/**
 * The lock file of a workspace that is installed by itself: exactly the versions that the repository's lock file has for
 * it and for all that it needs, so that what is deployed is what was tested. Needs no network.
 * @param {{ packages: Record<string, Locked> }} lock The repository's.
 * @param {string} workspace Its folder.
 * @param {{ name: string, engines?: Record<string, string>, dependencies: Record<string, string> }} manifest Its package.json.
 */
export function lockOfWorkspace(lock, workspace, { name, engines, dependencies }) {
  const known = new Map(Object.entries(lock.packages));
  const placed = [...place(known, workspace, dependencies)].sort(([one], [other]) => (one < other ? -1 : 1));
  const packages = Object.fromEntries(placed.map(([to, from]) => [to, withoutReasons(known.get(from))]));
  const own = { name, dependencies, ...(engines ? { engines } : {}) };
  return { name, lockfileVersion: 3, requires: true, packages: { '': own, ...packages } };
}

/** @param {Locked | undefined} locked */
function withoutReasons(locked) {
  return Object.fromEntries(Object.entries(locked ?? {}).filter(([field]) => !REASONS.includes(field)));
}
