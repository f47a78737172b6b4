import { pageTitle } from '@thriftline/domain/site';

/** The document's title: `My Orders - Thriftline`. */
export function PageTitle({ title }: { title: string }) {
  return <title>{pageTitle(title)}</title>;
}
