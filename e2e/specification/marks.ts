import { repositoryFiles, textOf } from '../repository/source-files.ts';

/** A comment over a test that says which part of the specification it holds. */
export interface SpecificationMark {
  /** The point's number. */
  point: number;
  subject: string;
  /** The test's file, below the root. */
  file: string;
  /** What the test says it holds, as its source has it. */
  title: string;
}

const MARK = /^\s*\/\/ Specification ([1-9])\. (.+)$/;
const TITLE = /\(\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)/;

/** The title of the first test in the text. */
function firstTitle(text: string): string {
  const [, single, double, template] = TITLE.exec(text) ?? [];
  return single?.replaceAll("\\'", "'") ?? double ?? template ?? '';
}

/** The marks of every test file of the repository. */
export function specificationMarks(): SpecificationMark[] {
  return repositoryFiles('*.test.ts', '*.test.tsx').flatMap((file) => {
    const lines = textOf(file).split('\n');
    return lines.flatMap((line, index) => {
      const [, point, subject] = MARK.exec(line) ?? [];
      if (point === undefined || subject === undefined) return [];
      // What comes with a test made of cases is over its title.
      const title = firstTitle(lines.slice(index + 1, index + 60).join('\n'));
      return [{ point: Number(point), subject, file, title }];
    });
  });
}
