import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPacked, type PackedProject } from '../install-packed.ts';

let project: PackedProject;

beforeAll(async () => {
  project = await installPacked(import.meta.dirname, '@thriftline/security-rules');
});
afterAll(() => project?.remove());

it('ships its build, its declarations and the licence, and no sources', async () => {
  const files = await project.files();
  expect(files).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'dist/index.js',
      'dist/types/rules/src/index.d.ts',
      'package.json',
    ]),
  );
  expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
});

it('judges a request in an empty project', async () => {
  const answer = await project.runProgram(`
    import { compileRules, decide, rulesTimestamp } from '@thriftline/security-rules';
    import { crcOf, POLYNOMIALS } from '@thriftline/security-rules/crc';

    const text = \`rules_version = '2';
      service cloud.firestore {
        match /databases/{database}/documents {
          match /cities/{city} { allow get: if city.matches('[a-z]+'); }
        }
      }\`;
    const { ruleset, issues } = compileRules(text, { fileName: 'firestore.rules', service: 'cloud.firestore' });
    const judge = (city) => {
      const path = ['databases', '(default)', 'documents', 'cities', city];
      const time = rulesTimestamp('2026-01-31T12:00:00Z');
      const request = { method: 'get', path, auth: null, time, resource: null, requestResource: null };
      return decide(ruleset, request, { get: () => null }).allowed;
    };
    const crc = crcOf(POLYNOMIALS.crc32)(new TextEncoder().encode('123456789'));
    console.log(JSON.stringify({ issues, leeds: judge('leeds'), number: judge('42'), crc }));
  `);
  expect(answer).toEqual({ issues: [], leeds: true, number: false, crc: 0xcbf43926 });
});
