import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { adoptExport, forgetData, hasEmulatorData } from './emulator-data.ts';
import { type Layout, layoutOf } from './machine/layout.ts';

describe('emulator data', () => {
  let layout: Layout;

  async function anExport(folder: string, mark: string, whole = true) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'mark'), mark);
    if (whole) await writeFile(join(folder, 'firebase-export-metadata.json'), '{}');
  }
  const mark = () => readFile(join(layout.emulatorData, 'mark'), 'utf8');

  beforeEach(async () => {
    const root = await mkdtemp(join(tmpdir(), 'emulator-data-'));
    onTestFinished(() => rm(root, { recursive: true }));
    layout = layoutOf(root, { offset: 0, official: false });
  });

  it('a whole export takes the place of the last data', async () => {
    await anExport(layout.emulatorData, 'old');
    await anExport(layout.nextEmulatorData, 'new');
    expect(await adoptExport(layout)).toBe(true);
    expect(await mark()).toBe('new');
    expect(hasEmulatorData(layout)).toBe(true);
  });

  it('an export that broke off leaves the last data in place and is removed', async () => {
    await anExport(layout.emulatorData, 'old');
    await anExport(layout.nextEmulatorData, 'half', false);
    expect(await adoptExport(layout)).toBe(false);
    expect(await mark()).toBe('old');
    expect(await adoptExport(layout)).toBe(false);
  });

  it('forgotten data is gone', async () => {
    await anExport(layout.emulatorData, 'old');
    await forgetData(layout);
    expect(hasEmulatorData(layout)).toBe(false);
  });

  it('suites with another offset or the official JARs share no file', () => {
    const layouts = [
      layout,
      layoutOf(layout.root, { offset: 20_000, official: false }),
      layoutOf(layout.root, { offset: 0, official: true }),
    ];
    for (const key of ['dataDir', 'workDir', 'configFile'] as const) {
      expect(new Set(layouts.map((one) => one[key])).size).toBe(3);
    }
  });
});
