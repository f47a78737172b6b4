#!/usr/bin/env node
import { loadProgram } from '../suite/bootstrap/load-program.mjs';

const { deployCommand } = await loadProgram('deploy');
await deployCommand(process.argv.slice(2));
