import { invariant } from '@thriftline/domain/base/invariant';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Picture } from '@thriftline/domain/pictures/picture';
import { proposedAlt } from '@thriftline/domain/pictures/picture-alt';
import { picturesOf } from '@thriftline/domain/pictures/pictures-of';
import type { EncodedPicture } from '@/lib/pictures/encode/encoded-picture.ts';
import type { UploadedPicture } from '@/lib/pictures/upload/upload-pictures.ts';

interface InForm {
  id: string;
  /** Of the file it was made from, or what stands for it. */
  name: string;
  /** What the seller says it shows; null while the proposal stands. */
  alt: string | null;
}

/** A picture in the product form, ready to be uploaded. Plain data: it may be stored and read again. */
export interface NewPicture extends EncodedPicture, InForm {}

/** A picture in the product form that the product shows already. */
export interface ShownPicture extends InForm {
  shown: Pick<Picture, 'img' | 'thumb'>;
  placeholder: string | undefined;
}

/** A picture in the product form. */
export type FormPicture = NewPicture | ShownPicture;

/** Whether the picture has yet to be uploaded. */
export function isNew(picture: FormPicture): picture is NewPicture {
  return !('shown' in picture);
}

/** A product's pictures as the form has them. */
export function shownPictures(product: Product): ShownPicture[] {
  return picturesOf(product).map(({ img, thumb, alt }, position) => ({
    id: `shown-${position}`,
    name: `photo ${position + 1}`,
    alt,
    shown: { img, thumb },
    placeholder: position === 0 ? product.placeholder : undefined,
  }));
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

/** What is stored of the form's pictures; new ones that were left out on the way are not. */
export function storedPictures(
  pictures: readonly FormPicture[],
  uploaded: readonly UploadedPicture[],
  productname: string,
): StoredPictures {
  const urlsOf = (picture: FormPicture) =>
    isNew(picture) ? uploaded.find(({ id }) => id === picture.id)?.urls : picture.shown;
  const kept = pictures.filter((picture) => urlsOf(picture) !== undefined);
  const [first, ...others] = kept.map((picture, position): Picture => {
    const { img, thumb } = urlsOf(picture) ?? {};
    invariant(img !== undefined && thumb !== undefined, 'both sizes were uploaded');
    return { img, thumb, alt: altOf(picture, productname, position) };
  });
  invariant(first !== undefined, 'at least one picture was uploaded');
  return { pictures: [first, ...others], placeholder: kept[0]?.placeholder };
}
