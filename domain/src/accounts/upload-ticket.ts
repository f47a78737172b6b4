import { msg } from '@lingui/core/macro';
import { type InferType, number, object, string } from 'yup';
import { MAX_IMAGE_BYTES } from '../base/collections.ts';
import { IMAGE_TYPES } from '../base/fields/image-type.ts';

/** How long a picture may be on its way after its ticket was taken. */
export const UPLOAD_MINUTES = 60;

/**
 * How many days an uploaded picture is left alone that nothing shows yet. What will show it may wait on a device for a connection
 * all that time.
 */
export const UNSHOWN_DAYS = 7;

/** What the id of a ticket looks like: `crypto.randomUUID` gives such. The picture's files are named after it. */
export const TICKET_ID_PATTERN = '^[A-Za-z0-9-]{20,64}$';

/**
 * A ticket as `users/{uid}/uploads/{id}` holds it, but for the server's time: Storage takes the picture's variants on it,
 * each once. Tickets are what counts uploads, for Storage rules cannot.
 */
export const uploadTicketSchema = object({
  contentType: string().oneOf(IMAGE_TYPES, msg`A photo’s type`).required(msg`A photo’s type`),
  /** Bytes of the larger variant, at most. */
  size: number()
    .typeError(msg`Must be a number`)
    .required(msg`The size in bytes`)
    .integer(msg`The size in bytes`)
    .min(1, msg`At least 1 byte`)
    .max(MAX_IMAGE_BYTES - 1, msg`Less than ${MAX_IMAGE_BYTES} bytes`),
}).noUnknown(msg`A ticket has contentType and size only`);

/** What is to be uploaded. */
export type UploadTicket = InferType<typeof uploadTicketSchema>;
