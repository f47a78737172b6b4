#!/usr/bin/env node
import { loadProgram } from '../suite/bootstrap/load-program.mjs';

const { testCommand } = await loadProgram('test');
await testCommand(process.argv.slice(2));
