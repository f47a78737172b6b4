/** An address in its parts; undefined for a text that is none. (Safari before 17 has no `URL.canParse`.) */
export function parsedUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
