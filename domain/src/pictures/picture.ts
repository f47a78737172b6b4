import { msg } from '@lingui/core/macro';
import { array, type InferType, object, string } from 'yup';
import { isPrintable, pictureAddress, UNPRINTABLE } from '../base/fields/fields.ts';
import { MAX_ALT } from './picture-alt.ts';
import { MAX_PLACEHOLDER } from './placeholder-length.ts';

/** Most pictures of one product. */
export const MAX_PICTURES = 6;

/** A picture in both sizes, in a list of its own: `img` 1600 px and `thumb` 480 px wide at most. */
export const pictureSchema = object({
  img: pictureAddress(),
  thumb: pictureAddress(),
  alt: string()
    .typeError(msg`Must be a text`)
    .defined(msg`Must be a text, which can be empty`)
    .test(
      'max-characters',
      msg`At most ${MAX_ALT} characters`,
      (value) => value === undefined || value.length <= MAX_ALT,
    )
    .test('printable', UNPRINTABLE, (value) => isPrintable(value))
    .meta({ maxLength: MAX_ALT }),
})
  .typeError(msg`Must be a photo: img, thumb and alt`)
  .noUnknown(msg`A photo has only img, thumb and alt`);

/** One of a product's pictures. */
export type Picture = InferType<typeof pictureSchema>;

/** The pictures of a product in their order. The first is the product's `img` and `thumb`. */
export function pictureList() {
  return array()
    .of(pictureSchema.required())
    .typeError(msg`Must be a list of photos`)
    .min(1, msg`At least one photo`)
    .max(MAX_PICTURES, msg`At most ${MAX_PICTURES} photos`)
    .test('cover', msg`The first must be the photo in img and thumb`, (pictures, { parent }) => {
      const { img, thumb } = parent as { img?: unknown; thumb?: unknown };
      const first = pictures?.[0];
      return !first || img === undefined || (first.img === img && first.thumb === thumb);
    });
}

/** A placeholder is a picture in itself. Nothing in it can end a CSS `url("")`. */
export const PLACEHOLDER_PATTERN = '^data:image/(webp|jpeg);base64,[A-Za-z0-9+/]+={0,2}$';

/** A few blurred pixels of the first picture, shown until it is there. */
export function placeholder() {
  return string()
    .typeError(msg`Must be a text`)
    .max(MAX_PLACEHOLDER, msg`At most ${MAX_PLACEHOLDER} characters`)
    .matches(new RegExp(PLACEHOLDER_PATTERN), { message: msg`A tiny WebP or JPEG as a data: address` });
}
