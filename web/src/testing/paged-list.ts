/** What a hook gives that has read a whole list from the server: one page with these rows. */
export const pagedList = <Row>(rows: readonly Row[]) => ({
  status: 'ready',
  pages: [{ key: 'first', rows }],
  hasMore: false,
  loadingMore: false,
  confirmed: true,
  error: undefined,
  retry: () => undefined,
});
