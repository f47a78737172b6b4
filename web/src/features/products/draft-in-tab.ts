/** The form as which a tab keeps what is typed of a new product while the device has no room for a draft. */
export const NEW_PRODUCT = 'product:new';

/** What is said of a draft whose photos the device has no room for. */
export const WITHOUT_PHOTOS =
  'Your draft is kept on this device without its newest photos: there is no room for them. Free some room.';
