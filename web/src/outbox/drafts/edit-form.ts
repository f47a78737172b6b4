/** What the form that edits a product is called among those that this device keeps. */
export const editFormOf = (productId: string) => `edit:${productId}`;
