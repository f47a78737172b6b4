/** Storage folder of all pictures. */
export const IMAGE_FOLDERS = 'images';

/** Storage folder an account's pictures live in; nobody else may write there. */
export function imageFolder(uid: string): string {
  return `${IMAGE_FOLDERS}/${uid}`;
}
