import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type CoverageGap,
  type CoverageReport,
  coverageHtml,
  coverageLcov,
  coverageSummary,
  printGap,
} from '@thriftline/security-rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { coverageOf, RULES_FILES, type RulesService } from './parts.ts';
import { UNREACHABLE, type Unreachable } from './unreachable.ts';

/**
 * Runs after all rules tests and holds their coverage where it is: every expression of both rules files has had a
 * value, every condition was true at one time and false at another, or `unreachable.ts` says why that cannot be.
 */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SERVICES: readonly RulesService[] = ['firestore', 'storage'];

function excuses(
  { expression, unseen }: CoverageGap,
  service: RulesService,
): (reason: Unreachable) => boolean {
  return (reason) =>
    reason.service === service && reason.expression === expression && reason.unseen === unseen;
}

/** Leaves a report where `npm run rules:coverage` wants it; one has hundreds of megabytes, so nobody else writes it. */
async function keepReport(name: string, report: CoverageReport): Promise<void> {
  const folder = process.env.RULES_COVERAGE_REPORTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), JSON.stringify(report));
  await writeFile(join(folder, `${name}.html`), coverageHtml(report));
  await writeFile(join(folder, `${name}.lcov`), coverageLcov(report));
}

describe.each(SERVICES)('the rules of %s', (service) => {
  const name = RULES_FILES[service];
  let report: CoverageReport;
  let gaps: readonly CoverageGap[];
  beforeAll(async () => {
    report = await coverageOf(service);
    gaps = coverageSummary(report).gaps;
    await keepReport(name, report);
  });

  it(`${name} is seen whole, each condition true and false`, async () => {
    expect(report.rules.files[0]?.content, 'the tests ran with the rules as they are now').toBe(
      await readFile(ROOT + name, 'utf8'),
    );
    const unexcused = gaps.filter((gap) => !UNREACHABLE.some(excuses(gap, service)));
    expect(unexcused.map(printGap)).toEqual([]);
  });

  it(`every reason why a part of ${name} cannot be seen still applies`, () => {
    const stale = UNREACHABLE.filter(
      (reason) => reason.service === service && !gaps.some((gap) => excuses(gap, service)(reason)),
    );
    expect(stale).toEqual([]);
  });
});
