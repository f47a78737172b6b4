import { OUTSIDE_ON_PURPOSE } from './outside-on-purpose.ts';
import { type ShownText, textsOutside } from './shown-texts.ts';
import type { Source } from './sources.ts';
import type { Node } from './syntax-tree.ts';

/** What translates texts: calls and tags of @lingui/core/macro, elements of @lingui/react/macro. */
const MACROS = new Set(['t', 'msg', 'defineMessage', 'plural', 'select', 'selectOrdinal']);
const ELEMENTS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

function nameOf(node: unknown): string {
  return typeof node === 'object' && node !== null && 'name' in node ? String(node.name) : '';
}

function isTranslated(node: Node): boolean {
  switch (node.type) {
    case 'TaggedTemplateExpression':
      return MACROS.has(nameOf(node.tag));
    case 'CallExpression':
      return MACROS.has(nameOf(node.callee));
    case 'JSXElement':
      return ELEMENTS.has(nameOf((node.openingElement as { name?: unknown }).name));
    default:
      return false;
  }
}

/** What has spaces like a text and is none. */
const FOR_MACHINES: readonly RegExp[] = [
  // Numbers, and lengths and times of styles.
  /^[\s\d.,%/*+()#-]*$/,
  /\d(px|rem|em|fr|vh|vw|ms|s|%)\b/,
  // Code, functions of styles, selectors and media queries.
  /[{}<>=;]|\b(var|calc|min|max|minmax|repeat|rgba?|url|rotate|translate|color-mix)\(/,
  /!important|^\(?[@&:.*]|:(not|has|focus|hover)\b|^\((prefers|display|pointer|hover|min|max)\b|-color x\b|, sans-serif$/,
  // Drawings.
  /^[Mm]\d/,
  // Addresses, kinds of files, headers.
  /^(\/|https?:|[\w-]+\/[\w.+-]+;)|^(Bearer|User-agent:|Sitemap:) /,
  // Tables of letters, and signs before a value.
  /^(\S{1,3} ){8,}\S{1,3}$|^[&!']/,
];

/** Keys and lists of them, unless they stand between tags. */
const KEYS =
  /^[a-z-]+(,? [a-z-]+)*$|^\([a-z-]+: [a-z-]+\)$|^[a-z]\w*(, [a-z][\w-]*)+$|^[a-z-]+(, [a-z-]+)+$|^[A-Z]+(, [A-Z]+)+$/;

/** Markup that a string holds, as of an e-mail: what stands between its tags is read, whatever they hold. */
const betweenTags = (text: string) => text.replace(/<[^<>]*>?/g, ' ').replaceAll('{…}', ' ');

function isMarkup(text: string): boolean {
  return /<\/?[a-z]/.test(text);
}

/** What is called the same in every language, and marks in files. */
const NAMES = new Set(['Samsung Internet', 'VP8']);

/**
 * Texts that people read and that no macro translates. A string is taken for one if it has a space and begins like a
 * sentence or has a value in it; the shop's own lower-case words in quotes are left to whoever converts their file.
 */
export function bareTexts({ path, text }: Source): ShownText[] {
  return textsOutside(text, path.endsWith('x') ? 'tsx' : 'ts', isTranslated).filter(
    ({ text: shown, inMarkup }) => {
      if (inMarkup && !/\p{L}/u.test(shown)) return true;
      if (!inMarkup && isMarkup(shown)) return /\p{L}{2}/u.test(betweenTags(shown));
      const asWritten = shown.replaceAll('{…}', 'x');
      const isKey = KEYS.test(asWritten) && !inMarkup;
      return !NAMES.has(shown) && !isKey && !FOR_MACHINES.some((form) => form.test(asWritten));
    },
  );
}

/** All such texts that have no reason to be outside the catalogs, each with its place. */
export function strayTexts(from: readonly Source[]): string[] {
  return from
    .filter(({ path }) => reasonOf(path) === undefined)
    .flatMap((source) => bareTexts(source).map(({ line, text }) => `${source.path}:${line}: ${text}`));
}

/** The beginnings of paths that name no file with such a text: they can go. */
export function needlessReasons(from: readonly Source[]): string[] {
  const isNeeded = (start: string) =>
    from.some((source) => reasonOf(source.path) === start && bareTexts(source).length > 0);
  return Object.keys(OUTSIDE_ON_PURPOSE).filter((start) => !isNeeded(start));
}

const reasonOf = (path: string) => Object.keys(OUTSIDE_ON_PURPOSE).find((start) => path.startsWith(start));
