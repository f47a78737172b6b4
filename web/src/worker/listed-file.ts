import { digitOf, PIECE_VISITORS, type Visitor } from '@/config/precache-visitors.ts';

/** A file of this version of the app, as the build lists it (web/build/list-files.ts). */
export interface ListedFile {
  url: string;
  /** Null where its name says it. */
  revision: string | null;
  /** The pieces it belongs to, a digit each; absent for what every page starts with. */
  in?: string;
}

/** The address that a file is fetched from and kept under: another version, another address. */
export function addressOf({ url, revision }: ListedFile): string {
  return revision === null ? `/${url}` : `/${url}?__WB_REVISION__=${revision}`;
}

/** The addresses of the files that a visitor's device should have beside the shell, in the order in which they are needed. */
export function filesFor(files: readonly ListedFile[], visitor: Visitor, stays: boolean): string[] {
  const wanted = PIECE_VISITORS.flatMap((piece, index) =>
    piece.for.includes(visitor) && (stays || !piece.whenStaying) ? [digitOf(index)] : [],
  );
  const ordered = wanted.flatMap((digit) => files.filter((file) => file.in?.includes(digit)));
  return [...new Set(ordered.map(addressOf))];
}
