#!/usr/bin/env node
import { loadProgram } from '../suite/bootstrap/load-program.mjs';

const { costsCommand } = await loadProgram('costs');
await costsCommand();
