import { describe, expect, it } from 'vitest';
import { missingPackages } from './install.mjs';

const lock = (packages: Record<string, object>) => ({ packages });

describe('missingPackages', () => {
  const wanted = lock({
    '': { name: 'thriftline' },
    domain: { version: '0.1.0' },
    'node_modules/@thriftline/domain': { resolved: 'domain', link: true },
    'node_modules/yup': { version: '1.7.1' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  });

  it('nothing is missing when all is there; what is optional need not be', () => {
    const installed = lock({
      'node_modules/@thriftline/domain': { resolved: 'domain', link: true },
      'node_modules/yup': { version: '1.7.1' },
    });
    expect(missingPackages(wanted, installed)).toEqual([]);
  });

  it('names what is absent and what has another version', () => {
    const installed = lock({ 'node_modules/yup': { version: '1.7.0' } });
    expect(missingPackages(wanted, installed)).toEqual([
      'node_modules/@thriftline/domain',
      'node_modules/yup',
    ]);
  });

  it('names a workspace that has moved', () => {
    const installed = lock({
      'node_modules/@thriftline/domain': { resolved: 'old/domain', link: true },
      'node_modules/yup': { version: '1.7.1' },
    });
    expect(missingPackages(wanted, installed)).toEqual(['node_modules/@thriftline/domain']);
  });
});
