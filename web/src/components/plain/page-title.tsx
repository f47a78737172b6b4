import { pageTitle } from '@thriftline/domain/settings/site';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';

/** The document's title: `My Orders - Thriftline`. */
export function PageTitle({ title }: { title: string }) {
  const { name } = useShopSettings();
  return <title>{pageTitle(title, name)}</title>;
}
