import { select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { MESSAGES } from '@thriftline/domain/base/specified-texts';
import type { Product } from '@thriftline/domain/catalogue/product';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { waitsFor } from '@/lib/connection/connection.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { advertiseProduct } from '../../api/advertise-product.ts';
import { removeAdvertisement } from '../../api/remove-advertisement.ts';

interface AdvertiseButtonProps {
  product: Stored<Product>;
  /** Whether there is an advertisement; undefined while nobody knows. */
  advertised: boolean | undefined;
  disabled: boolean;
}

/** Puts a product on the home page, once, and takes it off again. */
export function AdvertiseButton({ product, advertised, disabled }: AdvertiseButtonProps) {
  const { uid } = useSignedInUser();
  const { t } = useLingui();
  const notify = useNotify();
  const homePageWaits = () => {
    const waiting = waitsFor();
    return t`${select(waiting, {
      offline: 'Waiting to send: the home page changes once you are back online.',
      other: 'Waiting to send: the home page changes once the server answers.',
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

  return (
    <Button
      size="small"
      variant="outlined"
      disabled={disabled || advertised === undefined}
      loading={busy}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() => void toggle()}
    >
      {advertised === true ? t`Remove ad` : t`Advertise`}
    </Button>
  );
}
