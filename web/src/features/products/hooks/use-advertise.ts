import { select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import type { Product } from '@thriftline/domain/catalogue/product';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { waitsFor } from '@/lib/connection/connection.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { advertiseProduct } from '../api/advertise-product.ts';
import { removeAdvertisement } from '../api/remove-advertisement.ts';

interface Advertise {
  label: string;
  busy: boolean;
  /** Puts it on the home page, or takes it off, and says so. */
  toggle: () => Promise<void>;
}

/** The act that puts a product on the home page, once, or takes it off again; `advertised` is undefined until known. */
export function useAdvertise(product: Stored<Product>, advertised: boolean | undefined): Advertise {
  const { uid } = useSignedInUser();
  const { t } = useLingui();
  const notify = useNotify();
  const homePageWaits = () => {
    const waiting = waitsFor();
    return t`${select(waiting, {
      offline: 'Waiting to send: the home page changes once you’re back online.',
      other: 'Waiting to send: the home page changes once we’re connected again.',
    })}`;
  };
  const { busy, run } = useAct();

  const toggle = async () => {
    await run(async () => {
      if (advertised) {
        const sent = await removeAdvertisement(uid, product);
        notify.info(sent === 'sent' ? t`Ad removed` : homePageWaits());
      } else {
        const sent = await advertiseProduct(uid, product);
        if (sent === 'sent') notify.success(MESSAGES.advertisementAdded);
        else notify.info(homePageWaits());
      }
    });
  };
  return { label: advertised === true ? t`Remove ad` : t`Advertise`, busy, toggle };
}
