import { invariant } from '@thriftline/domain/invariant';
import { type Picture, proposedAlt } from '@thriftline/domain/picture';
import type { EncodedPicture } from '@/lib/pictures/encoded-picture.ts';
import type { UploadedPicture } from '@/lib/pictures/upload-pictures.ts';

/** A picture in the product form, ready to be uploaded. Plain data: it may be stored and read again. */
export interface FormPicture extends EncodedPicture {
  id: string;
  /** Of the file it was made from. */
  name: string;
  /** What the seller says it shows; null while the proposal stands. */
  alt: string | null;
}

/** What the picture at the position shows: the seller's words, or else the proposal. */
export function altOf({ alt }: Pick<FormPicture, 'alt'>, productname: string, position: number): string {
  return alt ?? proposedAlt(productname, position);
}

/** The list with the element at `from` taken to `to`; the list itself when there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const element = list[from];
  if (element === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, element);
}

/** What a product stores of its pictures. */
export interface StoredPictures {
  pictures: readonly [Picture, ...Picture[]];
  placeholder: string | undefined;
}

/** What is stored of the form's pictures that were uploaded; those that were left out on the way are not. */
export function storedPictures(
  pictures: readonly FormPicture[],
  uploaded: readonly UploadedPicture[],
  productname: string,
): StoredPictures {
  const urlsOf = (id: string) => uploaded.find((one) => one.id === id)?.urls;
  const kept = pictures.filter(({ id }) => urlsOf(id) !== undefined);
  const [first, ...others] = kept.map((picture, position): Picture => {
    const { img, thumb } = urlsOf(picture.id) ?? {};
    invariant(img !== undefined && thumb !== undefined, 'both sizes were uploaded');
    return { img, thumb, alt: altOf(picture, productname, position) };
  });
  invariant(first !== undefined, 'at least one picture was uploaded');
  return { pictures: [first, ...others], placeholder: kept[0]?.placeholder };
}
