import { createInterface } from 'node:readline';
import type { Incoming } from './messages.ts';
import { StorageRulesRuntime } from './runtime.ts';

// One JSON object per line in and out. Nothing may go to stderr: the CLI takes it for a failure.
const runtime = new StorageRulesRuntime((message) => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
});
const leave = () => process.exit(0);

createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line.trim() !== '') runtime.handle(JSON.parse(line) as Incoming);
  })
  .on('close', leave);
process.on('SIGINT', leave).on('SIGTERM', leave);
runtime.start();
