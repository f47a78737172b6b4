import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './child-group.mjs';

/**
 * @typedef {{version?: string, resolved?: string, optional?: boolean, devOptional?: boolean, link?: boolean}} LockedPackage
 * @typedef {{packages: Record<string, LockedPackage>}} Lock
 */

/**
 * Packages the lock file asks for that are not installed in that version.
 * @param {Lock} wanted `package-lock.json`.
 * @param {Lock} installed `node_modules/.package-lock.json`, which npm writes at the end of an installation.
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([path, entry]) => {
      if (!path.includes('node_modules/')) return false;
      const there = installed.packages[path];
      if (there === undefined) return !entry.optional && !entry.devOptional;
      return there.version !== entry.version || (entry.link && there.resolved !== entry.resolved);
    })
    .map(([path]) => path);
}

/**
 * @param {string} path
 * @returns {Promise<Lock | undefined>}
 */
async function readLock(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Whether `npm ci` has to run before anything else can.
 * @param {string} root
 */
export async function needsInstall(root) {
  const wanted = await readLock(join(root, 'package-lock.json'));
  const installed = await readLock(join(root, 'node_modules/.package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing: this is not a complete clone.');
  return !installed || missingPackages(wanted, installed).length > 0;
}

/** @param {string} root */
async function countInstalled(root) {
  const modules = join(root, 'node_modules');
  const names = await readdir(modules).catch(() => []);
  const scopes = names.filter((name) => name.startsWith('@'));
  const scoped = await Promise.all(scopes.map((scope) => readdir(join(modules, scope)).catch(() => [])));
  const plain = names.filter((name) => !name.startsWith('@') && !name.startsWith('.'));
  return plain.length + scoped.flat().filter((name) => !name.startsWith('.')).length;
}

/**
 * Installs exactly what the lock file names.
 * @param {string} root
 * @param {import('./progress.mjs').Detail} detail
 */
export async function install(root, detail) {
  const lock = await readLock(join(root, 'package-lock.json'));
  const wanted = Object.keys(lock?.packages ?? {}).filter(
    (path) => path.startsWith('node_modules/') && path.lastIndexOf('node_modules/') === 0,
  ).length;
  const timer = setInterval(async () => {
    detail(`${Math.min(await countInstalled(root), wanted)} of ${wanted} folders`);
  }, 1_000);
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const [command = 'npm', ...before] = npm;
  try {
    // No package needs its install script here, and that of re2 (an optional part of the Firebase CLI) compiles for
    // minutes.
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    await run(command, [...before, 'ci', ...flags], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'development' },
    });
  } finally {
    clearInterval(timer);
  }
}
