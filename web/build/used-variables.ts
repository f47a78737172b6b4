const NAME = /--mui-[\w-]+/g;
const DECLARATION = /(--mui-[\w-]+):[^;}]*;?/g;

/**
 * The theme's rules without the variables that nothing reads: `texts` are all that the pages are made of. Material UI's own screens bring
 * every variable of the theme along, so that these are for what is made without it, and come with every page.
 */
export function withUsedVariables(theme: string, texts: readonly string[]): string {
  const used = new Set(texts.flatMap((text) => text.match(NAME) ?? []));
  // What a variable that is read is made of is read, too.
  const own = theme.matchAll(/var\((--mui-[\w-]+)/g);
  for (const [, name = ''] of own) used.add(name);
  return theme.replace(DECLARATION, (declaration, name: string) => (used.has(name) ? declaration : ''));
}
