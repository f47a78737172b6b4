#!/usr/bin/env node
import { loadProgram } from '../suite/bootstrap/load-program.mjs';

const { grantAdminCommand } = await loadProgram('grant-admin');
await grantAdminCommand(process.argv.slice(2));
