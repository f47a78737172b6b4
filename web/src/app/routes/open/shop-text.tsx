import { useLingui } from '@lingui/react/macro';
import { shownShopText } from '@thriftline/domain/settings/default-texts';
import { SHOP_TEXTS, type ShopTextName } from '@thriftline/domain/settings/shop-texts';
import { useCallback } from 'react';
import { PageSkeleton } from '@/components/loading/page-skeleton.tsx';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { MarkedText } from '@/components/texts/marked-text.tsx';
import { fetchShopText } from '@/features/settings/api/fetch-shop-text.ts';
import { useFetched } from '@/hooks/use-fetched.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import styles from './shop-text.module.css';

/** A page with a text of the operator's: help, terms, privacy or contact. */
export function ShopTextRoute({ name }: { name: ShopTextName }) {
  const { t } = useLingui();
  const { name: shopName } = useShopSettings();
  const title = t(SHOP_TEXTS[name].title);
  const read = useCallback(() => fetchShopText(name), [name]);
  const answer = useFetched(read);
  return (
    <>
      <PageTitle title={title} />
      <h1 className={styles.title}>{title}</h1>
      {answer.status === 'ready' && <MarkedText text={shownShopText(name, answer.data, shopName)} />}
      {answer.status === 'loading' && <PageSkeleton />}
      {answer.status === 'error' && <ErrorState error={answer.error} onRetry={answer.retry} />}
    </>
  );
}
