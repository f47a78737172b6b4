import { CALLS } from '@thriftline/domain/calls';
import type { Router } from 'express';
import { limitCreations } from '../../accounts/limit-creations.ts';
import { uploadImage } from '../../pictures/upload-image.ts';
import { imageField } from '../request/image-field.ts';
import { requireCaller } from './serve-call.ts';

/** The image-hosting call. */
export function serveImage(router: Router): void {
  router.post(CALLS.uploadImage.path, async (request, response) => {
    const actor = await requireCaller(request, CALLS.uploadImage.caller);
    const content = await imageField(request);
    await limitCreations(actor);
    response.json({ success: true, data: { url: await uploadImage(actor, content) } });
  });
}
