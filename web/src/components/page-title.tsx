/** Name of the product as people see it. */
export const PRODUCT_NAME = 'Thriftline';

/** The document's title: `My Orders - Thriftline`. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} - ${PRODUCT_NAME}`}</title>;
}
