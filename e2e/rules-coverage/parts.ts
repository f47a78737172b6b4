import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { type CoverageReport, mergeCoverage } from '@thriftline/security-rules';
import { PARTS } from './parts-folder.ts';

/** The project's rules files, by the service they guard. */
export const RULES_FILES = { firestore: 'firestore.rules', storage: 'storage.rules' } as const;
export type RulesService = keyof typeof RULES_FILES;

function newPart(service: RulesService): string {
  return `${PARTS}${service}-${randomUUID()}.json`;
}

/** Keeps what the Firestore emulator saw of a project's rules so far. */
export async function keepFirestoreCoverage(host: string, projectId: string): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
  if (!response.ok)
    throw new Error(`The emulator gave no coverage: ${response.status} ${await response.text()}`);
  await mkdir(PARTS, { recursive: true });
  await writeFile(newPart('firestore'), await response.text());
}

/** Keeps what this worker has seen of the Firestore rules so far, in the place of what it kept before. */
export async function keepWorkerCoverage(report: CoverageReport): Promise<void> {
  await mkdir(PARTS, { recursive: true });
  await writeFile(`${PARTS}firestore-${process.env.VITEST_POOL_ID}.json`, JSON.stringify(report));
}

/** Keeps what the Storage rules runtime saw, if it was told to write it down. */
export async function keepStorageCoverage(): Promise<void> {
  const file = process.env.STORAGE_RULES_COVERAGE;
  if (!file || !existsSync(file)) return;
  await mkdir(PARTS, { recursive: true });
  await copyFile(file, newPart('storage'));
}

/** What all test files saw together of one service's rules. */
export async function coverageOf(service: RulesService): Promise<CoverageReport> {
  const names = (await readdir(PARTS)).filter((name) => name.startsWith(`${service}-`));
  const parts = await Promise.all(names.map((name) => readFile(PARTS + name, 'utf8')));
  const merged = mergeCoverage(parts.map((part) => JSON.parse(part) as CoverageReport));
  const [file] = merged.rules.files;
  // The clients that load rules give the file no name of ours.
  return namedReport(merged, RULES_FILES[service], file?.content ?? '');
}

function namedReport(report: CoverageReport, name: string, content: string): CoverageReport {
  type Nodes = CoverageReport['report'];
  const rename = (nodes: Nodes): Nodes =>
    nodes.map((node) => ({
      ...node,
      sourcePosition: { ...node.sourcePosition, fileName: name },
      ...(node.children ? { children: rename(node.children) } : {}),
    }));
  return { rules: { files: [{ name, content }] }, report: rename(report.report) };
}
