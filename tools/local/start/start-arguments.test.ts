import { describe, expect, it } from 'vitest';
import { parseStartArguments } from './start-arguments.ts';

describe('parseStartArguments', () => {
  it('everything is off unless asked for', () => {
    expect(parseStartArguments([])).toEqual({ dev: false, fresh: false, official: false, help: false });
  });

  it('flags combine in any order', () => {
    expect(parseStartArguments(['--official', '--dev', '--fresh'])).toEqual({
      dev: true,
      fresh: true,
      official: true,
      help: false,
    });
  });

  it('a language is one that the shop speaks', () => {
    expect(parseStartArguments(['--language', 'de'])).toMatchObject({ language: 'de' });
    expect(() => parseStartArguments(['--language', 'fr'])).toThrow(
      /“fr”.*en, de, ar[\s\S]*Usage: npm start/,
    );
    expect(() => parseStartArguments(['--language'])).toThrow(/--language/);
  });

  it('an unknown option is named, with the usage', () => {
    expect(() => parseStartArguments(['--frsh'])).toThrow(/--frsh[\s\S]*Usage: npm start/);
  });
});
