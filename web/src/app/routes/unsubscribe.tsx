import { PageTitle } from '@/components/plain/page-title.tsx';
import { unsubscribe } from '@/features/storefront/api/unsubscribe.ts';
import { AddressForm } from '@/features/storefront/components/address-form.tsx';
import styles from './shop-text.module.css';

/** Takes an address back that was given for letters. */
export function UnsubscribeRoute() {
  return (
    <div className={styles.narrow}>
      <PageTitle title="Unsubscribe" />
      <h1 className={styles.title}>Unsubscribe</h1>
      <p className={styles.words}>We forget the address you give here, and write to it no more.</p>
      <AddressForm
        submitLabel="Unsubscribe"
        onSubmit={unsubscribe}
        done="Done. If this address was on our list, it is not any more."
      />
    </div>
  );
}
