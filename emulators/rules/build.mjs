import { buildPackage } from '../build-package.mjs';

const entries = ['index', 'functions/crc'];
await buildPackage(import.meta.dirname, { sources: entries, declared: entries });
