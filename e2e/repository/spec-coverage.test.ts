import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@thriftline/bin/root';
import { describe, expect, it } from 'vitest';

const TABLE = readFileSync(join(ROOT, 'docs/spec-coverage.md'), 'utf8');
/** A file and the titles of a test in it, from the outer to the inner. */
const REFERENCE = /`([^`]+\.test\.ts)` › (.+?)(?=; `|; (?:the|what)| \||$)/g;
const TITLED =
  /\b(?:describe|it|test)(?:\.each\([\s\S]*?\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)/g;

interface Row {
  point: string;
  subject: string;
  references: { file: string; titles: string[] }[];
}

function rowsOf(markdown: string): Row[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const point = /^([1-9])\. /.exec(section)?.[1];
    if (point === undefined) return [];
    const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('|---'));
    return rows.slice(1).map((line) => ({
      point,
      subject: line.split(' | ')[0] ?? line,
      references: [...line.matchAll(REFERENCE)].map(([, file = '', titles = '']) => ({
        file,
        titles: titles.split(' › '),
      })),
    }));
  });
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The titles of a test file as patterns: what is filled in when the test runs may be anything. */
function titlesOf(file: string): RegExp[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return [...source.matchAll(TITLED)].map(([, single, double, template]) => {
    const title = single?.replaceAll("\\'", "'") ?? double ?? template ?? '';
    const parts = title.split(template === undefined ? /%[sj]|\$\w+/ : /\$\{[^}]*\}|%[sj]|\$\w+/);
    return new RegExp(`^${parts.map(literal).join('.+')}$`, 'u');
  });
}

describe('the table of what holds the specification', () => {
  const rows = rowsOf(TABLE);

  it('has rows for each of the nine points', () => {
    expect([...new Set(rows.map(({ point }) => point))]).toEqual([...'123456789']);
  });

  it('leaves nothing untested', () => {
    expect(TABLE.includes('not yet tested')).toBe(false);
    expect(rows.filter(({ references }) => references.length === 0).map(({ subject }) => subject)).toEqual(
      [],
    );
  });

  it('names tests that are there', () => {
    const known = new Map<string, RegExp[]>();
    const missing = rows.flatMap(({ subject, references }) =>
      references.flatMap(({ file, titles }) => {
        if (!existsSync(join(ROOT, file))) return [`${subject}: ${file} is not there`];
        const there = known.get(file) ?? titlesOf(file);
        known.set(file, there);
        return titles
          .filter((title) => !there.some((pattern) => pattern.test(title)))
          .map((title) => `${subject}: ${file} has no “${title}”`);
      }),
    );
    expect(missing).toEqual([]);
  });
});
