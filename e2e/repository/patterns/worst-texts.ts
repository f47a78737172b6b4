import type { AST } from '@eslint-community/regexpp';
import type { Program } from './compile-steps.ts';

/** A way to make texts of any length, each made of the same parts. */
export interface TextFamily {
  /** How it is made, for whoever reads of it. */
  words: string;
  /** A text of about this many characters. */
  make: (length: number) => string;
}

/** What one letter becomes by NFKC, up to eighteen of them: what people type is often read in that form. */
const GROWN = ['\u3316', '\ufdfa', '\u33a5', '\u2057'].map((one) => one.normalize('NFKC'));

/** Members of the usual classes, for those that the pattern itself does not name. */
const USUAL = [...'aZ0_ \n.-@!/"', 'é', '中', '٣', '\u0301', '\u00a0', '\u{1f600}'];

const MOST_PARTS = 12;
const WITNESSES = 3;

/** Letters, spaces and all others: where two repeats meet, what only one of them takes is often of another kind. */
const KINDS = [/\w/, /\s/, /[^\w\s]/];

/** Up to three texts that the node takes, as short as can be. */
function witnessesOf(node: AST.Node, alphabet: readonly string[], flags: string): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass': {
      const pattern = new RegExp(`^(?:${node.raw})$`, flags);
      const taken = alphabet.filter((one) => pattern.test(one));
      return KINDS.flatMap((kind) => taken.filter((one) => kind.test(one)).slice(0, 1));
    }
    case 'Alternative':
      return node.elements.reduce<string[]>(
        (before, element) => {
          const next = witnessesOf(element, alphabet, flags);
          return before
            .flatMap((text, index) => next.slice(0, index === 0 ? WITNESSES : 1).map((more) => text + more))
            .slice(0, WITNESSES);
        },
        [''],
      );
    case 'Quantifier':
      return witnessesOf(node.element, alphabet, flags).map((text) => text.repeat(Math.max(1, node.min)));
    case 'Group':
    case 'CapturingGroup':
    case 'Pattern':
      return node.alternatives.flatMap((one) => witnessesOf(one, alphabet, flags).slice(0, 1));
    default:
      return [''];
  }
}

/** The node and all within it. */
function* withInner(node: AST.Node): Generator<AST.Node> {
  yield node;

  if ('alternatives' in node) for (const one of node.alternatives) yield* withInner(one);
  if (node.type === 'Alternative') for (const one of node.elements) yield* withInner(one);
  if (node.type === 'Quantifier') yield* withInner(node.element);
}

/** What is repeated no more often than this only multiplies the time by it. */
const MOST_REPEATS = 20;

/** Whether a part of it can be repeated so often that going back to it may take longer than once through the text. */
export function repeatsAtWill({ tree }: Program): boolean {
  return [...withInner(tree)].some((node) => node.type === 'Quantifier' && node.max > MOST_REPEATS);
}

/** What must stand before a repeat to get there, of each way through the pattern. */
function beginningsOf(node: AST.Node, alphabet: readonly string[], flags: string): string[] {
  return [...withInner(node)].flatMap((inner) => {
    if (inner.type !== 'Alternative') return [];
    let before = '';
    return inner.elements.flatMap((element) => {
      const beginning = before;
      before += witnessesOf(element, alphabet, flags)[0] ?? '';
      return element.type === 'Quantifier' || element.type === 'Group' ? [beginning] : [];
    });
  });
}

/** The characters that stand for themselves: the more a pattern waits for, the further it goes without finding it. */
function literalsOf(node: AST.Node): string[] {
  return [...withInner(node)].flatMap((inner) =>
    inner.type === 'Character' ? [String.fromCodePoint(inner.value)] : [],
  );
}

/**
 * Texts by which a pattern that goes back too much is found out: what its parts take, nested and one after the other, repeated,
 * and then something that it does not take.
 */
export function worstTexts({ tree }: Program, flags: string): TextFamily[] {
  const literals = literalsOf(tree);
  const alphabet = [...new Set([...USUAL, ...literals, ...tree.raw])];
  const single = flags.replace(/[gydm]/g, '');
  const inner = [...withInner(tree)];
  const parts = [
    ...inner.flatMap((node) =>
      node.type === 'Quantifier' ? witnessesOf(node.element, alphabet, single) : [],
    ),
    ...beginningsOf(tree, alphabet, single),
    ...inner.flatMap((node) => (node.type === 'Group' ? witnessesOf(node, alphabet, single) : [])),
    ...witnessesOf(tree, alphabet, single),
    ...GROWN,
    ...literals.filter((one) => /\W/.test(one)),
    ' ',
    'a',
    ...literals,
  ];
  const some = [...new Set(parts.filter((part) => part !== '' && part.length <= 80))].slice(0, MOST_PARTS);
  const repeated = (part: string, length: number) =>
    part.repeat(Math.max(1, Math.ceil(length / part.length)));
  const pairs = some.flatMap((first) => some.map((second) => [first, second] as const));
  return pairs.flatMap(([first, second]) =>
    ['', '\u0000', '\n '].flatMap((tail): TextFamily[] => {
      const words = `${JSON.stringify(first)} and ${JSON.stringify(second)}, then ${JSON.stringify(tail)}`;
      return [
        { words: `one, then many: ${words}`, make: (length) => first + repeated(second, length) + tail },
        {
          words: `many of each: ${words}`,
          make: (length) => repeated(first, length / 2) + repeated(second, length / 2) + tail,
        },
        { words: `in turns: ${words}`, make: (length) => repeated(first + second, length) + tail },
      ];
    }),
  );
}
