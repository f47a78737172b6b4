import { msg } from '@lingui/core/macro';

/** What somebody is told once whose browser has deleted what this site kept. */
export const DEVICE_CLEARED = msg`Your device was low on space, so your browser deleted this site’s data. Unsent changes and photos of drafts may be lost. Free up some space.`;

/** What is said of an act that this device kept, and lost before it heard of its end. */
export const MUTATION_LOST = msg`Your browser deleted this before we knew it was sent. Check if it’s there, and do it again if not.`;
