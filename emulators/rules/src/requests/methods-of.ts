import type { RulesMethod } from './request.ts';

const READ: readonly RulesMethod[] = ['get', 'list'];
const WRITE: readonly RulesMethod[] = ['create', 'update', 'delete'];

const METHODS: ReadonlyMap<string, readonly RulesMethod[]> = new Map([
  ['read', READ],
  ['write', WRITE],
  ...[...READ, ...WRITE].map((method): [string, RulesMethod[]] => [method, [method]]),
]);

/** The methods that a word after `allow` stands for; undefined if it is none. */
export function methodsOf(word: string): readonly RulesMethod[] | undefined {
  return METHODS.get(word);
}
