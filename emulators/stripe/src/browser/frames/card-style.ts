import type { StripeElementStyle, StripeElementStyleVariant } from '@stripe/stripe-js';

/** Where each variant of the `style` option holds. Base first: the others win over it. */
const VARIANTS = {
  base: 'input',
  complete: 'input.complete',
  empty: 'input.empty',
  invalid: 'input.invalid',
} as const;

const PSEUDO = [':hover', ':focus', '::placeholder', '::selection', ':-webkit-autofill', ':disabled'];

/** Properties a page may set; anything that could load or position something is left out. */
const PROPERTIES: Readonly<Record<string, string>> = {
  backgroundColor: 'background-color',
  color: 'color',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontSmoothing: '-webkit-font-smoothing',
  fontStyle: 'font-style',
  fontVariant: 'font-variant',
  fontWeight: 'font-weight',
  lineHeight: 'line-height',
  letterSpacing: 'letter-spacing',
  textAlign: 'text-align',
  textDecoration: 'text-decoration',
  textShadow: 'text-shadow',
  textTransform: 'text-transform',
};

function addRule(sheet: CSSStyleSheet, selector: string, values: Readonly<Record<string, unknown>>): void {
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
  if (!(rule instanceof CSSStyleRule)) return;
  for (const [name, value] of Object.entries(values)) {
    const property = PROPERTIES[name];
    if (property === undefined || (typeof value !== 'string' && typeof value !== 'number')) continue;
    rule.style.setProperty(property, String(value));
  }
}

function addVariant(sheet: CSSStyleSheet, selector: string, variant: StripeElementStyleVariant): void {
  addRule(sheet, selector, { ...variant });
  for (const pseudo of PSEUDO) {
    const values = variant[pseudo as ':hover'];
    if (values !== undefined) addRule(sheet, `${selector}${pseudo}`, { ...values });
  }
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Applies the `style` option of the card Element, through the object model alone. */
export function applyStyle(style: StripeElementStyle | undefined): void {
  sheet.replaceSync('');
  for (const [name, selector] of Object.entries(VARIANTS)) {
    const variant = style?.[name as keyof typeof VARIANTS];
    if (variant !== undefined) addVariant(sheet, selector, variant);
  }
  const { iconColor } = style?.base ?? {};
  if (iconColor !== undefined) addRule(sheet, '.brand', { color: iconColor });
}
