/** Where the page of a seller is: the same for the app, notifications and the sitemap. */
export function sellerPath(sellerId: string): string {
  return `/sellers/${encodeURIComponent(sellerId)}`;
}
