import type { Picture } from './picture.ts';

/** What a document says of its pictures; older ones have `img` alone. Apart from the schema, for pages that only show them. */
interface Pictured {
  productname: string;
  img: string;
  thumb?: string | undefined;
  pictures?: readonly Picture[] | undefined;
}

/** The pictures of a product or advertisement: always at least the first. */
export function picturesOf({
  productname,
  img,
  thumb,
  pictures,
}: Pictured): readonly [Picture, ...Picture[]] {
  const [first = { img, thumb: thumb ?? img, alt: productname }, ...others] = pictures ?? [];
  return [first, ...others];
}
