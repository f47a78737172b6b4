import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';
import { lateReads } from './late-reads.ts';

/** Functions after whose writes nothing is read, though a read follows in the text: why. */
const READS_NOTHING_AFTER: Readonly<Record<string, string>> = {
  requirePictures: 'It writes only where it gives an error, on which its caller ends',
  wrongCode: 'It writes only where it gives an error, on which its caller ends',
  decidePartRefund:
    'Only a split, which releases the order, refunds a part, and only an order that is refunded reads on',
};

const HELPERS = `
  export const read = (document, transaction) => transaction.get(document);
  export function note(transaction) { transaction.set(a, 1); }
  export async function claim(transaction) {
    await read(a, transaction);
    return () => transaction.set(a, 1);
  }`;

const found = (body: string) =>
  lateReads(
    new Map([
      ['src/helpers.ts', HELPERS],
      [
        'src/a.ts',
        `import { claim, note, read } from './helpers.ts';
export const act = () => firestore().runTransaction(async (transaction) => {
${body}
});`,
      ],
    ]),
  );

describe('a read after a write', () => {
  it.each([
    ['in one function', 'transaction.set(a, 1);\nawait transaction.get(b);', 4],
    ['through helpers', 'note(transaction);\nawait read(b, transaction);', 4],
    ['on one of two ways', 'if (x) note(transaction);\nawait read(b, transaction);', 4],
    [
      'in the next round of a loop',
      'for (const x of all) {\nawait read(x, transaction);\nnote(transaction);\n}',
      4,
    ],
    ['among others', 'note(transaction);\nawait Promise.all(all.map((x) => read(x, transaction)));', 4],
    [
      'in a function of its own',
      'const look = () => transaction.get(b);\nnote(transaction);\nawait look();',
      3,
    ],
  ])('is found %s', (_where, body, line) => {
    expect(found(body)).toEqual([`src/a.ts:${line}`]);
  });

  it.each([
    ['what is read comes first', 'await read(a, transaction);\nnote(transaction);'],
    ['the way that wrote ends', 'if (x) {\nnote(transaction);\nreturn;\n}\nawait read(b, transaction);'],
    ['each way does one', 'if (x) note(transaction);\nelse await read(b, transaction);'],
    [
      'what writes comes later',
      'const write = await claim(transaction);\nawait read(b, transaction);\nwrite();',
    ],
  ])('is none where %s', (_where, body) => {
    expect(found(body)).toEqual([]);
  });
});

describe('no transaction of the functions', () => {
  const paths = repositoryFiles('functions/src/*.ts').filter((path) => !path.endsWith('.test.ts'));
  const sources = new Map(paths.map((path) => [path, textOf(path)]));
  const exceptions = Object.keys(READS_NOTHING_AFTER);

  it('may read after it wrote, which Firestore refuses', () => {
    expect([...sources.values()].filter((text) => text.includes('runTransaction')).length).toBeGreaterThan(
      80,
    );
    expect(lateReads(sources, new Set(exceptions))).toEqual([]);
  });

  it.each(exceptions)('is excepted in vain: %s', (name) => {
    expect(lateReads(sources, new Set(exceptions.filter((other) => other !== name)))).not.toEqual([]);
  });
});
