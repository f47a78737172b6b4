import type { Token } from '../build/compile.mjs';
import { compiled } from '../build/compile.mjs';

/** What a translation must have as its English has it. */
interface Needs {
  /** Its arguments and their kinds, like `count: plural`. */
  args: ReadonlySet<string>;
  /** The elements within it, by their numbers. */
  tags: ReadonlySet<string>;
  /** Every choice by number with the cases it has. */
  plurals: readonly (readonly string[])[];
  /** Choices that name their number in no case: it stands beside the text. Each with its cases. */
  beside: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** Every argument of a text, those within cases included. */
function argumentsIn(tokens: readonly Token[]): Exclude<Token, string>[] {
  return tokens.flatMap((token) =>
    typeof token === 'string' ? [] : [token, ...casesOf(token).flatMap(argumentsIn)],
  );
}

/** What an argument is for each of its cases; none for one without. */
function casesOf([, , cases]: Exclude<Token, string>): Token[][] {
  return typeof cases === 'object' && cases !== null ? Object.values(cases).filter(Array.isArray) : [];
}

/** Whether an argument's number is in one of its own cases. */
function namesNumber(argument: Exclude<Token, string>): boolean {
  const cases = casesOf(argument);
  return cases.flat().includes('#') || cases.flatMap(argumentsIn).some(([name]) => name === argument[0]);
}

function needsOf(message: string): Needs {
  const found = argumentsIn(compiled(message));
  return {
    args: new Set(found.map(([name, kind]) => (kind === undefined ? name : `${name}: ${kind}`))),
    tags: new Set([...message.matchAll(/<(\w+)\/?>/g)].map(([, tag = '']) => tag)),
    plurals: found.flatMap(([, kind, cases]) => (kind === 'plural' ? [Object.keys(cases ?? {})] : [])),
    beside: new Map(
      found
        .filter((one) => one[1] === 'plural' && !namesNumber(one))
        .map(([name, , cases]) => [name, { ...(cases ?? {}) }]),
    ),
  };
}

const missing = (wanted: ReadonlySet<string>, found: ReadonlySet<string>) =>
  [...wanted].filter((one) => !found.has(one));

/** A case of a plural by its number stands for the category that has that number alone. */
const NUMBERED: Readonly<Record<string, string>> = { zero: '0', one: '1', two: '2' };

/** Choices whose case for two counts by itself, as Arabic's dual does, while their number stands beside the text: 2 beside “two orders”. */
function countedTwice(source: Needs, target: Needs): string[] {
  return [...target.beside].flatMap(([name, { two, few }]) =>
    source.beside.has(name) && two !== undefined && JSON.stringify(two) !== JSON.stringify(few) ? [name] : [],
  );
}

/** What is wrong with a translation beside its English: arguments, elements or plural cases that differ. None for a good one. */
export function faultsOf(english: string, translation: string, language: string): string[] {
  try {
    const [source, target] = [needsOf(english), needsOf(translation)];
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const lacking = target.plurals.flatMap((cases) =>
      categories.filter((one) => !cases.includes(one) && !cases.includes(NUMBERED[one] ?? one)),
    );
    return [
      ...missing(source.args, target.args).map((name) => `lacks the argument ${name}`),
      ...missing(target.args, source.args).map((name) => `has the argument ${name}, which English has not`),
      ...missing(source.tags, target.tags).map((tag) => `lacks the element <${tag}>`),
      ...missing(target.tags, source.tags).map((tag) => `has the element <${tag}>, which English has not`),
      ...[...new Set(lacking)].map((one) => `lacks the plural case ${one}`),
      ...countedTwice(source, target).map(
        (name) => `counts ${name} in its case two, whose number stands beside it: say few`,
      ),
    ];
  } catch (error) {
    return [`is no ICU message: ${error instanceof Error ? error.message : String(error)}`];
  }
}
