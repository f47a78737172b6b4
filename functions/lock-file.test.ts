import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lockOfWorkspace } from './lock-file.mjs';

const MANIFEST = { name: 'shop', dependencies: { a: '^1.0.0' } };
const versionsOf = (lock: { packages: object }) =>
  Object.fromEntries(
    Object.entries(lock.packages).map(([path, locked]) => [path, (locked as { version?: string }).version]),
  );

describe('lockOfWorkspace', () => {
  it('takes what the workspace needs and nothing else, with what says that it is whole', () => {
    const lock = lockOfWorkspace(
      {
        packages: {
          '': {},
          'node_modules/a': { version: '1.2.3', integrity: 'sha512-a', dev: true, dependencies: { b: '*' } },
          'node_modules/b': { version: '2.0.0' },
          'node_modules/of-another': { version: '9.0.0' },
        },
      },
      'functions',
      MANIFEST,
    );
    expect(lock).toEqual({
      name: 'shop',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': MANIFEST,
        'node_modules/a': { version: '1.2.3', integrity: 'sha512-a', dependencies: { b: '*' } },
        'node_modules/b': { version: '2.0.0' },
      },
    });
  });

  it('takes the workspace’s own version before the repository’s, and gives others theirs', () => {
    const lock = lockOfWorkspace(
      {
        packages: {
          'functions/node_modules/a': { version: '1.0.0', dependencies: { b: '1' } },
          'node_modules/a': { version: '2.0.0' },
          'node_modules/b': { version: '1.0.0', dependencies: { a: '2', c: '1' } },
          'node_modules/b/node_modules/c': { version: '1.0.0' },
        },
      },
      'functions',
      MANIFEST,
    );
    expect(versionsOf(lock)).toEqual({
      '': undefined,
      'node_modules/a': '1.0.0',
      'node_modules/b': '1.0.0',
      'node_modules/b/node_modules/a': '2.0.0',
      'node_modules/c': '1.0.0',
    });
  });

  it('takes peers that are needed, and what is optional where it is', () => {
    const lock = lockOfWorkspace(
      {
        packages: {
          'node_modules/a': {
            version: '1.0.0',
            peerDependencies: { needed: '*', spare: '*' },
            peerDependenciesMeta: { spare: { optional: true } },
            optionalDependencies: { there: '*', elsewhere: '*' },
          },
          'node_modules/needed': { version: '1.0.0' },
          'node_modules/spare': { version: '1.0.0' },
          'node_modules/there': { version: '1.0.0', optional: true },
        },
      },
      'functions',
      MANIFEST,
    );
    expect(Object.keys(lock.packages)).toEqual([
      '',
      'node_modules/a',
      'node_modules/needed',
      'node_modules/there',
    ]);
  });

  it('refuses a lock file that lacks something', () => {
    expect(() => lockOfWorkspace({ packages: {} }, 'functions', MANIFEST)).toThrow(
      'package-lock.json has no a, which functions needs: run npm install.',
    );
  });

  it('pins for the functions the versions that the tests run with', () => {
    const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
    const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
    const { '@thriftline/domain': _ours, ...registry } = dependencies;
    const lock = lockOfWorkspace(read('../package-lock.json'), 'functions', {
      name: 'functions',
      dependencies: registry,
    });
    const versions = versionsOf(lock);
    for (const name of Object.keys(registry)) {
      const installed = [`node_modules/${name}/package.json`, `../node_modules/${name}/package.json`];
      const found = installed.flatMap((path) => {
        try {
          return [read(path).version as string];
        } catch (error) {
          if ((error as { code?: string }).code !== 'ENOENT') throw error;
          return [];
        }
      });
      expect(versions[`node_modules/${name}`], name).toBe(found[0]);
    }
    for (const [path, locked] of Object.entries(lock.packages)) {
      if (path !== '') expect(locked, path).toHaveProperty('integrity');
    }
  });
});
