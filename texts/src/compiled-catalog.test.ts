import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compiledCatalog } from '../build/catalogs.mjs';

const SOURCES = {
  'functions/src/errors.ts':
    "import { msg } from '@lingui/core/macro';\nthrow new AppError('conflict', msg`Sold`);",
  'functions/src/letter.ts': "import { t } from '@lingui/core/macro';\nexport const letter = () => t`Hello`;",
  'domain/src/label.ts': '',
  'web/src/page.tsx': '',
};

const PO = Object.keys(SOURCES)
  .map((path) => `#: ${path}\nmsgid "${path}"\nmsgstr "${path} auf Deutsch"\n`)
  .join('\n');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const [path, text] of Object.entries({ ...SOURCES, 'texts/catalogs/base/de.po': PO })) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const german = (part: string) =>
  Object.values(compiledCatalog(part, 'de', join(root, 'texts/catalogs/'))).flat();

it('the website has the texts that functions send it, and none of their letters', () => {
  expect(german('web')).toEqual([
    'functions/src/errors.ts auf Deutsch',
    'domain/src/label.ts auf Deutsch',
    'web/src/page.tsx auf Deutsch',
  ]);
  expect(german('functions')).toEqual([
    'functions/src/errors.ts auf Deutsch',
    'functions/src/letter.ts auf Deutsch',
    'domain/src/label.ts auf Deutsch',
  ]);
});
