import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { unsubscribe } from '@/features/storefront/api/unsubscribe.ts';
import { AddressForm } from '@/features/storefront/components/address-form.tsx';
import styles from './shop-text.module.css';

/** Takes an address back that was given for e-mails. */
export function UnsubscribeRoute() {
  const { t } = useLingui();
  return (
    <div className={styles.narrow}>
      <PageTitle title={t`Unsubscribe`} />
      <h1 className={styles.title}>{t`Unsubscribe`}</h1>
      <p className={styles.words}>{t`Enter your e-mail address, and we’ll remove it from our list.`}</p>
      <AddressForm
        submitLabel={t`Unsubscribe`}
        onSubmit={unsubscribe}
        done={t`Done. This address is no longer on our list.`}
      />
    </div>
  );
}
