import { describe, expect, it } from 'vitest';
import type { PrecacheGroup } from '../src/config/precache-groups.ts';
import { type Manifest, partsOf } from './precache-groups-of.ts';

const LATE = 'src/dialog.tsx';
const MANIFEST: Manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_framework.js'],
    dynamicImports: ['src/app/routes/shelf.tsx', 'src/app/routes/till.tsx', 'src/bell.tsx'],
    css: ['index.css'],
  },
  '_framework.js': { file: 'framework.js' },
  'src/app/routes/shelf.tsx': {
    file: 'shelf.js',
    isDynamicEntry: true,
    imports: ['index.html', '_shared.js'],
    dynamicImports: [LATE, 'src/towns-a.ts'],
    css: ['shelf.css'],
  },
  'src/app/routes/till.tsx': { file: 'till.js', isDynamicEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  [LATE]: { file: 'dialog.js', isDynamicEntry: true, imports: ['index.html'] },
  '_bell-1a2b.js': { file: 'bell.js', name: 'bell', isDynamicEntry: true },
  'src/towns-a.ts': { file: 'towns-a.js', isDynamicEntry: true },
};
const TOWNS = /towns-/;

const piece = (name: string, rest: Partial<PrecacheGroup>): PrecacheGroup => ({
  name,
  for: [],
  whenStaying: false,
  routes: [],
  parts: [],
  ...rest,
});
const shelf = piece('looking', { routes: ['shelf'], files: ['plan.svg'] });
const till = piece('paying', { routes: ['till'], parts: ['src/bell.tsx'] });

describe('the parts of a build', () => {
  it('are a shell, and what each piece needs beyond it, with the dialogs of its screens', () => {
    const { shell, pieces, left } = partsOf(MANIFEST, [shelf, till], TOWNS);
    expect([...shell].sort()).toEqual(['framework.js', 'index.css', 'index.js']);
    expect(pieces.map((files) => [...files].sort())).toEqual([
      ['dialog.js', 'plan.svg', 'shared.js', 'shelf.css', 'shelf.js'],
      ['bell.js', 'shared.js', 'till.js'],
    ]);
    expect(left).toEqual([]);
  });

  it('leave a dialog to the piece that names it', () => {
    const { pieces } = partsOf(MANIFEST, [shelf, piece('talking', { parts: [LATE] })], TOWNS);
    expect([...(pieces[0] ?? [])]).not.toContain('dialog.js');
    expect([...(pieces[1] ?? [])]).toEqual(['dialog.js']);
  });

  it('tell of what no piece has', () => {
    expect(partsOf(MANIFEST, [shelf], TOWNS).left).toEqual(['src/app/routes/till.tsx', '_bell-1a2b.js']);
  });

  it('cannot have a screen that the build has not', () => {
    expect(() => partsOf(MANIFEST, [piece('selling', { routes: ['stall'] })], TOWNS)).toThrow(
      'src/app/routes/stall.tsx',
    );
  });
});
