import { buildPackage } from '../build-package.mjs';

// A program, which nobody imports.
await buildPackage(import.meta.dirname, { sources: ['main'] });
