import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap/root.mjs';
import { PROGRAMS } from './programs.mjs';

const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const started = Object.entries(scripts).flatMap(([script, command]) => {
  const program = /\btools\/run\/run\.mjs (\S+)/.exec(command)?.[1];
  return program === undefined ? [] : [{ script, program }];
});
const typed = Object.keys(PROGRAMS).filter((name) => PROGRAMS[name]?.start);
const needed = new Set(Object.values(PROGRAMS).flatMap(({ needs }) => needs ?? []));

describe('the scripts of package.json', () => {
  it('start programs that the table has', () => {
    expect(started.filter(({ program }) => !typed.includes(program))).toEqual([]);
  });

  it('start every program that people type', () => {
    const run = new Set(started.map(({ program }) => program));
    expect(typed.filter((name) => !run.has(name))).toEqual([]);
  });
});

describe('the table of programs', () => {
  it.each(Object.entries(PROGRAMS))(
    '%s is there and exports what starts it',
    async (_, { source, start }) => {
      const text = await readFile(join(ROOT, source), 'utf8');
      if (start) expect(text).toMatch(new RegExp(`^export (async )?function ${start}\\(`, 'm'));
    },
  );

  it('shifts the ports of what starts a suite of its own, before any of its modules reads them', async () => {
    const benches = Object.values(PROGRAMS).filter(({ source }) => source.startsWith('bench/'));
    const texts = benches.map(async ({ source, offset }) => ({
      source,
      offset,
      text: await readFile(join(ROOT, source), 'utf8'),
    }));
    const own = (await Promise.all(texts)).filter(({ text }) => text.includes('startSuite('));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ offset }) => offset === undefined).map(({ source }) => source)).toEqual([]);
  });

  it('has each program that another starts', () => {
    expect([...needed].filter((name) => !(name in PROGRAMS))).toEqual([]);
  });

  it('has no program that nobody starts', () => {
    expect(Object.keys(PROGRAMS).filter((name) => !typed.includes(name) && !needed.has(name))).toEqual([]);
  });
});
