#!/usr/bin/env node
// Starts a program of this repository: `node tools/run/run.mjs NAME [arguments]`. Imports nothing that an old Node.js cannot
// read before it has said that this one is too old.
import { nodeVersionProblem } from './bootstrap/node-version.mjs';

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const { runProgram } = await import('./run-program.mjs');
await runProgram(process.argv[2], process.argv.slice(3));
