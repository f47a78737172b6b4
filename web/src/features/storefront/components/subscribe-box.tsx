import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import { subscribeConsent } from '@thriftline/domain/settings/consent';
import { SHOP_TEXTS } from '@thriftline/domain/settings/shop-texts';
import { Link } from 'react-router-dom';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { subscribe } from '../api/subscribe.ts';
import { AddressForm } from './address-form.tsx';
import styles from './subscribe-box.module.css';

/** Asks for an e-mail address to write to, where the operator wants that; it is kept with what is agreed to. */
export function SubscribeBox() {
  const { t } = useLingui();
  const { subscribeBox } = useShopSettings();
  if (!subscribeBox) return null;
  return (
    <section aria-labelledby="subscribe" className={styles.box}>
      <div>
        <h2 id="subscribe">{t`New finds, now and then`}</h2>
        <p className={styles.words}>{t`Get our newsletter when it starts.`}</p>
      </div>
      <AddressForm
        submitLabel={t`Subscribe`}
        onSubmit={subscribe}
        done={
          <Trans>
            Thank you! Open the e-mail we’ve just sent and confirm your address. Changed your mind?{' '}
            <Link to={paths.unsubscribe.href()}>Unsubscribe</Link>
          </Trans>
        }
      >
        <p className={styles.consent}>
          {subscribeConsent()} <Link to={paths.shopText.href('privacy')}>{t(SHOP_TEXTS.privacy.title)}</Link>
        </p>
      </AddressForm>
    </section>
  );
}
