import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';

const SOURCES = repositoryFiles('web/src/**/*.tsx').filter((path) => !path.endsWith('.test.tsx'));

const filesWith = (pattern: RegExp) =>
  SOURCES.filter((path) => pattern.test(textOf(path)))
    .map((path) => path.replace('web/src/', ''))
    .sort();

describe('what is chosen and asked looks the same everywhere', () => {
  it('a list to choose from is drawn by few components, and none brings a look of its own', () => {
    expect(filesWith(/<select\b|component="select"/)).toEqual([
      'components/plain-form/plain-field.tsx',
      'components/plain-form/short-select.tsx',
    ]);
    expect(filesWith(/select: \{ native: true \}/)).toEqual([
      'components/form/form-select.tsx',
      'components/plain/native-select.tsx',
    ]);
  });

  it('a form that says that it cannot be undone has the red button', () => {
    const forms = SOURCES.map(textOf).flatMap((text) => text.match(/<FormDialog\b[\s\S]*?\n {4,}>/g) ?? []);
    const undoable = forms.filter((form) => form.includes('can’t be undone'));
    expect(undoable.length).toBeGreaterThan(1);
    expect(undoable.filter((form) => !/\bdestructive\b/.test(form))).toEqual([]);
  });
});

it('what moves by a style sheet takes 150 to 250 ms, but for what turns or pulses while something loads', () => {
  const rules = repositoryFiles('web/src/**/*.css').flatMap(
    (path) => textOf(path).match(/\b(?:transition|animation)(?:-duration)?:[^;]*/g) ?? [],
  );
  const times = rules
    .filter((rule) => !rule.includes('infinite'))
    .flatMap((rule) => rule.match(/\b[\d.]+m?s\b/g) ?? []);
  expect(times.length).toBeGreaterThan(3);
  const milliseconds = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
  expect(times.filter((time) => milliseconds(time) < 150 || milliseconds(time) > 250)).toEqual([]);
});

it('charts come with the page that shows them, and with no other', () => {
  expect(filesWith(/'@mui\/x-charts/)).toEqual(['features/statistics/components/number-chart.tsx']);
  const byName = (name: string) =>
    filesWith(new RegExp(`import (?!type).*\\b${name}\\b|import\\([^)]*/${name}`));
  expect(byName('number-chart')).toEqual(['features/statistics/components/numbers-report.tsx']);
  expect(byName('numbers-report')).toEqual(['app/routes/dashboard/admin/statistics.tsx']);
});
