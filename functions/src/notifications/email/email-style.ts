import { type Colors, colors } from '@thriftline/domain/base/colors';
import { DIRECTIONS } from '@thriftline/domain/base/locale/languages';
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { Markup, markup } from '../../platform/markup.ts';

/** Faces that are on the reader's device: e-mails load nothing. */
const FACES = "'Instrument Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Colors that e-mails use, by the class under which the dark ones come. */
const CLASSES = {
  paper: { background: 'paper', color: 'ink' },
  raised: { background: 'raised', color: 'ink' },
  shop: { color: 'green' },
  ink: { color: 'ink' },
  quiet: { color: 'quietInk' },
  link: { color: 'green' },
  button: { background: 'green', color: 'onGreen' },
} as const satisfies Record<string, { background?: keyof Colors; color: keyof Colors }>;

type Class = keyof typeof CLASSES;

function colorsOf(name: Class, scheme: Colors, important: '' | ' !important'): string {
  const { color, ...rest } = CLASSES[name];
  const background = 'background' in rest ? `background-color:${scheme[rest.background]}${important};` : '';
  return `${background}color:${scheme[color]}${important};`;
}

/**
 * Class and style of an element. The light colors stand in the element, for readers that drop style sheets; the dark ones in the
 * sheet of `emailPage`.
 */
export function look(name: Class, style = ''): Markup {
  return markup`class="${name}" style="${colorsOf(name, colors.light, '')}${style}"`;
}

const DARK = (Object.keys(CLASSES) as Class[])
  .map((name) => `.${name}{${colorsOf(name, colors.dark, ' !important')}}`)
  .join('');

/** Nothing of it comes from outside: it stands in an element that no escaping fits. */
const SHEET = new Markup(
  `:root{color-scheme:light dark;supported-color-schemes:light dark}a{overflow-wrap:anywhere}@media (prefers-color-scheme:dark){${DARK}}`,
);

/** A page of the shop's outside of the app: an e-mail, or what a link in one leads to. Readable from 320 pixels on. */
export function emailPage({
  title,
  shop,
  content,
}: {
  title: string;
  shop: string;
  content: readonly Markup[];
}): string {
  const language = currentLanguage();
  return `<!doctype html>\n${
    markup`<html lang="${language}" dir="${DIRECTIONS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${SHEET}</style>
</head>
<body ${look('paper', `margin:0;padding:0;font-family:${FACES};font-size:16px;line-height:1.6;`)}>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" ${look('paper')}>
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:560px;text-align:start;">
<tr><td style="padding:0 12px 16px;overflow-wrap:anywhere;"><span ${look('shop', 'font-size:22px;line-height:1.25;font-weight:700;letter-spacing:-0.02em;')}>${shop}</span></td></tr>
${content}
</table>
</td></tr>
</table>
</body>
</html>`.html
  }\n`;
}

/** A row of such a page, on raised paper. */
export function card(content: readonly Markup[]): Markup {
  return markup`<tr><td style="padding:0 0 12px;"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td ${look('raised', 'padding:20px;border-radius:18px;overflow-wrap:anywhere;')}>${content}</td></tr></table></td></tr>
`;
}

/** A row in small letters below it. */
export function note(content: readonly Markup[]): Markup {
  return markup`<tr><td ${look('quiet', 'padding:8px 12px;font-size:14px;line-height:1.5;overflow-wrap:anywhere;')}>${content}</td></tr>
`;
}

/** How a link that is to be pressed looks. */
export const BUTTON =
  'display:inline-block;padding:11px 20px;border-radius:12px;font-size:15px;font-weight:600;line-height:22px;text-decoration:none;';
