import { later } from '../../platform/later.ts';
import type { Handlers } from './handlers.ts';

// Loaded with the first call that needs it.
const uploadImage = later(async () => (await import('../../pictures/upload-image.ts')).uploadImage);

/** The image-hosting call. */
export const PICTURE_HANDLERS = {
  uploadImage: async ({ actor, body }) => ({ success: true, data: { url: await uploadImage(actor, body) } }),
} satisfies Partial<Handlers>;
