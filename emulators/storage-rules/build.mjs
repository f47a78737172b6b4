import { buildPackage } from '../build-package.mjs';

// A program, which nobody imports. The rules language is compiled in.
await buildPackage(import.meta.dirname, { sources: ['main'], declared: [] });
