/** Largest form in bytes: a picture and what is around it. */
export const MAX_FORM_BYTES = 6 * 1024 * 1024;
