import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { expect, it, onTestFinished } from 'vitest';
import { askNoRegistry, type SdkVersions } from './ask-no-registry.ts';

/** Older than any that the CLI takes for new. */
const INSTALLED = '6.0.0';

it('the installed CLI asks npm which functions SDK is newest, and then no more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'npm-'));
  const { PATH } = process.env;
  onTestFinished(async () => {
    process.env.PATH = PATH;
    await rm(folder, { recursive: true });
  });
  const asked = join(folder, 'asked');
  await writeFile(join(folder, 'npm'), `#!/bin/sh\n: > '${asked}'\necho '{}'\n`);
  await chmod(join(folder, 'npm'), 0o755);
  process.env.PATH = folder;
  const load = createRequire(join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'));
  const versions = load('../deploy/functions/runtimes/node/versioning.js') as SdkVersions;

  versions.checkFunctionsSDKVersion(INSTALLED);
  expect(existsSync(asked)).toBe(true);
  await rm(asked);
  const { getLatestSDKVersion } = versions;
  onTestFinished(() => {
    versions.getLatestSDKVersion = getLatestSDKVersion;
  });
  askNoRegistry(versions);
  versions.checkFunctionsSDKVersion(INSTALLED);
  expect(existsSync(asked)).toBe(false);
});
