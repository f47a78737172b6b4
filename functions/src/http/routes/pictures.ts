import { uploadImage } from '../../pictures/upload-image.ts';
import type { Handlers } from './handlers.ts';

/** The image-hosting call. */
export const PICTURE_HANDLERS = {
  uploadImage: async ({ actor, body }) => ({ success: true, data: { url: await uploadImage(actor, body) } }),
} satisfies Partial<Handlers>;
