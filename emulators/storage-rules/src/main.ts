import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { CoverageReport } from '@thriftline/security-rules';
import type { Incoming } from './messages.ts';
import { StorageRulesRuntime } from './runtime.ts';

// The CLI gives this program no port to ask at, so its coverage goes to a file when one is named.
const coverageFile = process.env.STORAGE_RULES_COVERAGE;
if (coverageFile) mkdirSync(dirname(coverageFile), { recursive: true });
const writeCoverage = (report: CoverageReport) => {
  if (coverageFile) writeFileSync(coverageFile, JSON.stringify(report));
};

// One JSON object per line in and out. Nothing may go to stderr: the CLI takes it for a failure.
const runtime = new StorageRulesRuntime(
  (message) => {
    process.stdout.write(`${JSON.stringify(message)}\n`);
  },
  coverageFile ? writeCoverage : undefined,
);
const leave = () => process.exit(0);

createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line.trim() !== '') runtime.handle(JSON.parse(line) as Incoming);
  })
  .on('close', leave);
process.on('SIGINT', leave).on('SIGTERM', leave);
runtime.start();
