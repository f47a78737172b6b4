import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Layout } from './machine/layout.ts';

const NAME = 'storage.rules';

/**
 * Has the Storage rules be found from the CLI's working folder, where it looks for changes of them. Without, it would take none, and watch
 * that folder for a file to come: with each line of a log it would read the whole folder.
 */
export async function linkStorageRules({ root, workDir }: Pick<Layout, 'root' | 'workDir'>): Promise<void> {
  const link = join(workDir, NAME);
  await rm(link, { force: true });
  await symlink(join(root, NAME), link);
}
