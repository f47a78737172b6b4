/**
 * A path without the escapes that it can do without: `/ads/city%2Dbike` names the page of `/ads/city-bike`. An escaped slash stays
 * part of its name, and a path whose escapes mean nothing stays as it is.
 */
export function plainPath(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
