/** A piece of a line: words, or words that lead somewhere. */
export interface TextPart {
  /** Where in the whole text it begins. */
  at: number;
  text: string;
  /** An https or mailto address; there are no others. */
  href?: string;
}

/** A block of a text, and where in it the block begins. */
export type TextBlock =
  | { kind: 'heading'; at: number; text: string }
  | { kind: 'paragraph'; at: number; lines: TextPart[][] }
  | { kind: 'list'; at: number; items: TextPart[][] };

/** Addresses of websites and of e-mail, without the punctuation that a sentence puts behind them. */
const LINK =
  /https:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’]|(?<![^\s<>"(@:,;])[^\s<>"(@:,;]+@[^\s<>"@,;]+\.[\p{L}\p{N}-]+/gu;

function partsOf(text: string, at: number): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    if (index > end) parts.push({ at: at + end, text: text.slice(end, index) });
    const href = found.startsWith('https://') ? found : `mailto:${found}`;
    parts.push({ at: at + index, text: found, href });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ at: at + end, text: text.slice(end) });
  return parts;
}

interface Line {
  at: number;
  text: string;
}

function linesOf(text: string): Line[] {
  return [...text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)]
    .map(({ 0: line, index }) => ({ at: index, text: line.trimEnd() }))
    .filter(({ at, text: line }) => at < text.length || line !== '');
}

const HEADING = /^#{1,6}\s+/;
const ITEM = /^\s*[-*]\s+/;

/** The line without what marks it, or undefined where it is not so marked. */
function unmarked({ at, text }: Line, mark: RegExp): Line | undefined {
  const [found] = mark.exec(text) ?? [];
  return found === undefined ? undefined : { at: at + found.length, text: text.slice(found.length) };
}

/**
 * What the operator wrote, taken apart to be shown: `## ` before a line makes it a heading, `- ` an item of a list, a blank
 * line ends a paragraph, and addresses of websites and e-mail become links. All else is text, markup of any other kind too.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  // What goes on with the next line; the same as the last block unless that is over.
  let open: TextBlock | undefined;
  const begin = (block: TextBlock) => {
    blocks.push(block);
    open = block;
  };
  for (const line of linesOf(text)) {
    const heading = unmarked(line, HEADING);
    const item = unmarked(line, ITEM);
    if (line.text.trim() === '') {
      open = undefined;
    } else if (heading !== undefined) {
      begin({ kind: 'heading', ...heading });
    } else if (item !== undefined) {
      const parts = partsOf(item.text, item.at);
      if (open?.kind === 'list') open.items.push(parts);
      else begin({ kind: 'list', at: line.at, items: [parts] });
    } else {
      const parts = partsOf(line.text, line.at);
      if (open?.kind === 'paragraph') open.lines.push(parts);
      else begin({ kind: 'paragraph', at: line.at, lines: [parts] });
    }
  }
  return blocks;
}
