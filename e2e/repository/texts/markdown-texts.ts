import type { ShownText } from '@thriftline/texts/shown-texts';

/** What stands in a text for a name in code. */
const CODE = '{…}';

/** The words of a link that are a file's or folder's name. */
const PATH = /^[\w./-]+(\.\w+|\/[\w-]*)$/;

/** A line that begins a text of its own: a heading, an item of a list, a row of a table. */
const BEGINS = /^\s*(#+|[-*]|\d+\.|\||>)\s/;

/** A line as it is read: code left out, links by their words, no marks. */
function asRead(line: string): string {
  return line
    .replace(/`[^`]*`/g, CODE)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, (_, words: string) => (PATH.test(words) ? CODE : words))
    .replace(/<https?:[^>]*>/g, CODE)
    .replace(/\*\*|__/g, '')
    .replace(/^\s*(#+|[-*]|\d+\.|>)\s+/, '')
    .trim();
}

/** Every text of a Markdown document that a reader sees, outside of code: paragraphs, headings, items, cells. */
export function markdownTexts(markdown: string): ShownText[] {
  const found: ShownText[] = [];
  let isCode = false;
  let isOpen = false;
  const begin = (line: number, text: string) => {
    if (/\p{L}/u.test(text)) found.push({ line, text, inMarkup: false });
  };
  for (const [index, line] of markdown.split('\n').entries()) {
    if (/^\s*```/.test(line)) isCode = !isCode;
    if (isCode || /^\s*(```|$)/.test(line)) {
      isOpen = false;
    } else if (line.trimStart().startsWith('|')) {
      for (const cell of asRead(line).split(' | ')) begin(index + 1, cell.replace(/^\| | \|$/g, ''));
      isOpen = false;
    } else if (isOpen && !BEGINS.test(line)) {
      const last = found.at(-1);
      if (last) found[found.length - 1] = { ...last, text: `${last.text} ${asRead(line)}` };
    } else {
      begin(index + 1, asRead(line));
      isOpen = true;
    }
  }
  return found;
}
