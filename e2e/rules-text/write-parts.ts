import type { RulesPart } from './parts/rules-part.ts';

/** Longest line before a list is broken. */
const LINE = 128;

/** A part's first line, what is between, and its last line. */
const MARKER = /^( *)\/\/ <([a-z-]+)>.*\n[\s\S]*?^ *\/\/ <\/\2>$/gm;

/** A list of names that is too long for its line goes on in the next, further in; patterns are left whole. */
function broken(line: string): string[] {
  if (line.length <= LINE || /[.](?:matches|replace)\(/.test(line)) return [line];
  const end = line.lastIndexOf("', '", LINE - 2) + 2;
  const [, indent = ''] = /^( *)/.exec(line) ?? [];
  // Nothing to break: a line as it is.
  if (end <= indent.length + 2) return [line];
  const rest = line.slice(end).trimStart();
  const further = /^ *(?:return \[|\/\/ )/.test(line) ? '  ' : '    ';
  return [line.slice(0, end), ...broken(indent + further + rest)];
}

function written({ name, from, text }: RulesPart, indent: string): string {
  const lines = text
    .trim()
    .split('\n')
    .flatMap((line) => (line === '' ? [''] : broken(indent + line)));
  return [
    `${indent}// <${name}> Written by \`npm run rules\` from domain/src/${from}`,
    ...lines,
    `${indent}// </${name}>`,
  ].join('\n');
}

const HEADING = /^ {4}\/\/ -{4} (.+?) -+$/;
const COLLECTION = /^ {4}match (\/[^ ]+) \{$/;

/** Each section of the rules with its collections, as comments. */
function contentsOf(rules: string): string {
  const sections: { title: string; paths: string[] }[] = [];
  for (const line of rules.split('\n')) {
    const title = HEADING.exec(line)?.[1];
    const path = COLLECTION.exec(line)?.[1];
    if (title !== undefined) sections.push({ title, paths: [] });
    if (path !== undefined) sections.at(-1)?.paths.push(path.slice(1).replace(/\/\{\w+\}/g, ''));
  }
  const lines = sections.flatMap(({ title, paths }) =>
    broken(`//   ${`${title}:`.padEnd(22)}${paths.join(', ')}`.trimEnd()),
  );
  return lines.join('\n');
}

/** Throws unless each part has its place, and each place its part. */
function checkNames(found: readonly string[], parts: readonly RulesPart[]): void {
  const names = parts.map(({ name }) => name);
  const missing = names.filter((name) => !found.includes(name));
  if (missing.length > 0)
    throw new Error(`Put the lines // <${missing[0]}> and // </${missing[0]}> where the part belongs.`);
  const unknown = found.filter((name) => name !== 'contents' && !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`Nothing writes the part <${unknown[0]}>: take its two lines away.`);
  const twice = found.filter((name, index) => found.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`The part <${twice[0]}> is there twice.`);
}

/** A file of rules with its parts as domain/ says them now. Throws where a part has no place, or a place no part. */
export function withParts(rules: string, parts: readonly RulesPart[]): string {
  checkNames(
    [...rules.matchAll(MARKER)].map(([, , name = '']) => name),
    parts,
  );
  const byName = new Map(parts.map((part) => [part.name, part]));
  return rules.replace(MARKER, (_old, indent: string, name: string) => {
    const part = byName.get(name);
    if (part) return written(part, indent);
    return `// <contents> Written by \`npm run rules\`\n${contentsOf(rules)}\n// </contents>`;
  });
}
