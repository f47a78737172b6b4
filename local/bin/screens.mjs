#!/usr/bin/env node
import { loadProgram } from '../suite/bootstrap/load-program.mjs';

const { screensCommand } = await loadProgram('screens');
await screensCommand();
