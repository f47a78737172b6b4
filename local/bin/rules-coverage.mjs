#!/usr/bin/env node
import { loadProgram } from '../suite/bootstrap/load-program.mjs';

const { rulesCoverageCommand } = await loadProgram('rules-coverage');
await rulesCoverageCommand();
