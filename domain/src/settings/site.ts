/** What the shop is called until its operator gives it another name. */
export const SITE_NAME = 'Thriftline';

/** The title of a page: `My Orders - Thriftline`. */
export function pageTitle(title: string, shopName: string = SITE_NAME): string {
  return `${title} - ${shopName}`;
}
