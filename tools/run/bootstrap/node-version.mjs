/**
 * Why this Node.js cannot run the project, or undefined when it can. Written in plain syntax, so that an old Node.js
 * gets as far as saying it.
 * @param {string} version Such as `20.19.0`.
 * @returns {string | undefined}
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (fits) return undefined;
  return `Thriftline needs Node.js 20.19 or later, 22.12 or later, or a newer release; this is ${version}.`;
}
