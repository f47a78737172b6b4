import { invalidArgument } from '../../model/index.ts';

/**
 * Undoes the escapes of a URL's path, segment by segment.
 *
 * @throws FirestoreError INVALID_ARGUMENT for malformed ones
 */
export function decodePath(pathname: string): string {
  try {
    return pathname.split('/').map(decodeURIComponent).join('/');
  } catch {
    throw invalidArgument(`Malformed percent-encoding in the path "${pathname}".`);
  }
}
