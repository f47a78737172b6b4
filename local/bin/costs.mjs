#!/usr/bin/env node
import { nodeVersionProblem } from '../suite/bootstrap/node-version.mjs';

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const { prepare } = await import('../suite/bootstrap/prepare.mjs');
await prepare();
const { costsCommand } = await import('../dist/costs.mjs');
await costsCommand();
