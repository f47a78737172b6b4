/** https://firebase.google.com/docs/firestore/quotas */
export const MAX_DOCUMENT_BYTES = 1_048_576;
/** A string or bytes value: 1 MiB less 89 bytes. */
export const MAX_VALUE_BYTES = MAX_DOCUMENT_BYTES - 89;
/** An id, or a field name. */
export const MAX_NAME_BYTES = 1500;
export const MAX_PATH_SEGMENTS = 100;
/** The whole resource name. */
export const MAX_PATH_BYTES = 6 * 1024;
/** Levels of maps and arrays. */
export const MAX_DEPTH = 20;
export const MAX_COMMIT_BYTES = 10 * 1_048_576;
export const MAX_TRANSFORMS_PER_DOCUMENT = 500;
