import type { Picture } from '@thriftline/domain/pictures/picture';
import { pathIn } from './pictures.ts';

/** What a stored document may show pictures by. */
export interface Showing {
  img?: string | undefined;
  thumb?: string | undefined;
  pictures?: readonly Picture[] | undefined;
}

/** The paths of all pictures of ours that a document shows, whoever uploaded them. */
export function picturePaths({ img, thumb, pictures = [] }: Showing): string[] {
  const urls = [img, thumb, ...pictures.flatMap((picture) => [picture.img, picture.thumb])];
  const paths = urls.map((url) => (url === undefined ? undefined : pathIn(url)));
  return [...new Set(paths.filter((path) => path !== undefined))];
}
