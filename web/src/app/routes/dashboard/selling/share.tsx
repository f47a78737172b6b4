import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { may } from '@thriftline/domain/accounts/permissions';
import { paths } from '@thriftline/domain/base/paths';
import { words } from '@thriftline/domain/base/texts/words';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { SellersOnly } from '@/app/layouts/sellers-only.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { draftOfShared } from '@/features/products/api/draft-of-shared.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { DEVICE_FULL } from '@/lib/device/keeping-faults.ts';
import { readShared } from '@/lib/device/shared-photos.ts';
import { errorMessage } from '@/lib/texts/error-message.ts';

/** Why there is nothing of what was shared. */
function faultOf(kind: string | null): string | undefined {
  if (kind === 'full') return words(DEVICE_FULL);
  return kind === 'lost'
    ? t`We couldn’t use what you shared. Share it again, or choose the photos in the form.`
    : undefined;
}

/** Begins a listing with photos that another app shared. */
export function ShareRoute() {
  const { t } = useLingui();
  const { role } = useSignedInUser();
  const waits = role !== null && !may(role, 'products', 'add');
  return (
    <DashboardPage page="share">
      {waits && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t`We keep your shared photos on this device for a day. Come back once you’re a seller.`}
        </Alert>
      )}
      <SellersOnly>
        <BeginListing />
      </SellersOnly>
    </DashboardPage>
  );
}

function BeginListing() {
  const { t } = useLingui();
  const { name: shop } = useShopSettings();
  const { uid, userDoc } = useSignedInUser();
  const [address] = useSearchParams();
  const [thrown, setThrown] = useState<string>();
  const fault = thrown ?? faultOf(address.get('fault'));
  const [isNothing, setIsNothing] = useState(false);
  const navigate = useNavigate();
  const notify = useNotify();
  const begun = useRef(false);
  const mobile = userDoc?.mobile;
  const isReady = userDoc !== null && fault === undefined;
  useEffect(() => {
    if (!isReady || begun.current) return;
    begun.current = true;
    const begin = async () => {
      const shared = await readShared();
      if (shared === undefined) {
        setIsNothing(true);
        return;
      }
      const { id, refusals } = await draftOfShared({ uid, mobile }, shared);
      for (const refusal of refusals) notify.info(refusal);
      await navigate(paths.dashboard.addProduct.draft(id), { replace: true });
    };
    begin().catch((error: unknown) => {
      console.error(error);
      setThrown(errorMessage(error));
    });
  }, [isReady, uid, mobile, navigate, notify]);

  if (fault === undefined && !isNothing) {
    return (
      <>
        <Typography sx={{ mb: 1 }}>{t`Making your photos ready…`}</Typography>
        <LinearProgress aria-label={t`Making your photos ready`} sx={{ maxWidth: '40rem' }} />
      </>
    );
  }
  return (
    <EmptyState
      title={fault === undefined ? t`Nothing here yet` : t`That didn’t work`}
      action={
        <Button variant="contained" component={Link} to={paths.dashboard.addProduct.href()}>
          {t`Add Product`}
        </Button>
      }
    >
      {fault ?? t`Share photos from another app with ${shop} to start a draft with them.`}
    </EmptyState>
  );
}
