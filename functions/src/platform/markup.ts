import { escapeMarkup } from './escape.ts';

/** HTML that was made here, and may stand in other HTML as it is. */
export class Markup {
  readonly html: string;

  /** Give it what is written out in the code alone. */
  constructor(html: string) {
    this.html = html;
  }
}

type Part = string | number | Markup | readonly Markup[];

function textOf(part: Part): string {
  if (part instanceof Markup) return part.html;
  if (typeof part === 'object') return part.map(({ html }) => html).join('');
  return escapeMarkup(String(part));
}

/** HTML of a template: what is put in is escaped, unless it is such HTML itself. For elements and quoted attributes. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(texts.reduce((html, text, index) => html + textOf(parts[index - 1] ?? '') + text));
}
