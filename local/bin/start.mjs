#!/usr/bin/env node
import { loadProgram } from '../suite/bootstrap/load-program.mjs';

const { startCommand } = await loadProgram('start');
await startCommand(process.argv.slice(2));
