import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CoverageGap, coverageHtml, coverageSummary, printGap } from '@thriftline/security-rules';
import { describe, expect, it } from 'vitest';
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

describe.each(SERVICES)('the rules of %s', (service) => {
  const name = RULES_FILES[service];

  it(`${name} is seen whole, each condition true and false`, async () => {
    const report = await coverageOf(service);
    await mkdir(`${ROOT}coverage/rules`, { recursive: true });
    await writeFile(`${ROOT}coverage/rules/${name}.json`, `${JSON.stringify(report, null, 2)}\n`);
    await writeFile(`${ROOT}coverage/rules/${name}.html`, coverageHtml(report));

    expect(report.rules.files[0]?.content, 'the tests ran with the rules as they are now').toBe(
      await readFile(ROOT + name, 'utf8'),
    );
    const { gaps } = coverageSummary(report);
    const unexcused = gaps.filter((gap) => !UNREACHABLE.some(excuses(gap, service)));
    expect(unexcused.map(printGap)).toEqual([]);
  });

  it(`every reason why a part of ${name} cannot be seen still applies`, async () => {
    const { gaps } = coverageSummary(await coverageOf(service));
    const stale = UNREACHABLE.filter(
      (reason) => reason.service === service && !gaps.some((gap) => excuses(gap, service)(reason)),
    );
    expect(stale).toEqual([]);
  });
});
