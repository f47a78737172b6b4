import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { type CoverageReport, coverageSummary, printGap } from '@thriftline/security-rules';
import { runTests } from './test-command.ts';

/** Where the tests of the `rules` suite write what they saw, as JSON, as pages and as LCOV. */
const REPORTS = join(ROOT, 'coverage/rules');
const RULES_FILES = ['firestore.rules', 'storage.rules'];

async function reportOf(name: string): Promise<CoverageReport | undefined> {
  const text = await readFile(join(REPORTS, `${name}.json`), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : (JSON.parse(text) as CoverageReport);
}

/** `npm run rules:coverage`: runs the rules tests, leaves the reports in `coverage/rules` and sums them up. */
export async function rulesCoverageCommand(): Promise<void> {
  await rm(REPORTS, { recursive: true, force: true });
  process.env.RULES_COVERAGE_REPORTS = REPORTS;
  const code = await runTests(['rules']);
  console.log('\nRules              expressions  conditions  never seen');
  for (const name of RULES_FILES) {
    const report = await reportOf(name);
    if (!report) {
      console.log(`${name.padEnd(19)}no report: the tests did not get that far`);
      continue;
    }
    const { expressions, conditions, gaps } = coverageSummary(report);
    const counts = [
      String(expressions).padStart(11),
      String(conditions).padStart(10),
      String(gaps.length).padStart(10),
    ];
    console.log(`${name.padEnd(19)}${counts.join('  ')}`);
    for (const gap of gaps) console.log(`  ${printGap(gap)}`);
    console.log(`  ${relative(process.cwd(), join(REPORTS, `${name}.html`))} (and .json, .lcov)`);
  }
  process.exit(code);
}
