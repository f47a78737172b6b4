import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from './problems.ts';

/** Files of security rules, below the root. */
export const RULES_FILES = ['firestore.rules', 'storage.rules'] as const;

/** What Google takes of one file, in bytes: its text, and what it makes of it. A larger one is refused as an "invalid argument". */
const MOST_SOURCE = 256 * 1024;
const MOST_COMPILED = 250 * 1024;

/** From here on it is worth knowing that there is an end. */
const WARN_AT = 0.8;

/**
 * Bytes that a token of the rules becomes. Measured with Google's own compiler, which is in its Firestore emulator
 * (`FirebaseRulesProtoCompiler`, the bytes of its `RulesetAst`): 18.1 for firestore.rules, 16.0 for storage.rules, 16.7 for the file of
 * firebase-tools #2735. What the service counts isn't published; comments and spaces cost next to nothing.
 */
const BYTES_PER_TOKEN = 18.1;

const COMMENT = /^\/[/*]/;
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[A-Za-z_]\w*|\d+(?:\.\d+)?|[=!<>]=|&&|\|\||\S/g;

/** How large a file of rules is, in bytes: its text, and about what Google makes of it. */
export function rulesSize(source: string): { source: number; compiled: number } {
  const tokens = (source.match(TOKEN) ?? []).filter((token) => !COMMENT.test(token));
  return { source: Buffer.byteLength(source), compiled: Math.round(tokens.length * BYTES_PER_TOKEN) };
}

const kib = (bytes: number) => `${Math.round(bytes / 1024)} KiB`;

/** Says of a file of rules that it is too large, or soon will be. */
export function rulesSizeProblems(file: string, text: string): Problem[] {
  const { source, compiled } = rulesSize(text);
  const measures = [
    { what: 'is', size: source, most: MOST_SOURCE, toDo: 'Shorten it.' },
    {
      what: 'compiles to about',
      size: compiled,
      most: MOST_COMPILED,
      toDo: 'Move what rules repeat into functions; shorter comments change nothing.',
    },
  ];
  return measures.flatMap(({ what, size, most, toDo }): Problem[] => {
    if (size < most * WARN_AT) return [];
    const share = `${Math.round((size / most) * 100)} %`;
    const text = `${file} ${what} ${kib(size)}, ${share} of the ${kib(most)} that Google takes. ${toDo}`;
    // The source is counted, the rest estimated: only Google can refuse it for that.
    return [{ severity: size > most && what === 'is' ? 'error' : 'warning', text }];
  });
}

/** What there is to say of the sizes of the rules that are deployed. */
export async function deployedRulesProblems(root: string): Promise<Problem[]> {
  const files = await Promise.all(
    RULES_FILES.map(async (file) => rulesSizeProblems(file, await readFile(join(root, file), 'utf8'))),
  );
  return files.flat();
}
