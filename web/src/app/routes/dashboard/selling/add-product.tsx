import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { paths } from '@thriftline/domain/base/paths';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DashboardTitle } from '@/app/layouts/dashboard/dashboard-title.tsx';
import { SellersOnly } from '@/app/layouts/sellers-only.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { rememberedFields } from '@/features/bookings/remembered-fields.ts';
import { DraftInHand } from '@/features/products/components/drafts/draft-in-hand.tsx';
import { NewProductForm } from '@/features/products/components/form/new-product-form.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { useDrafts } from '@/outbox/drafts/drafts.ts';
import { useSharedDrafts } from '@/outbox/drafts/use-shared-drafts.ts';
import type { Draft } from '@/outbox/journal/draft.ts';
import { useSentSince } from '@/outbox/views/use-sent-since.ts';
import { AddedDialog } from './product-form/added-dialog.tsx';
import { useCopy } from './product-form/use-copy.ts';
import { WithCategories } from './product-form/with-categories.tsx';

/** Lists a product, then shows the seller what they list. */
export function AddProductRoute() {
  const { t } = useLingui();
  const { uid, userDoc } = useSignedInUser();
  const [address] = useSearchParams();
  const [told, setTold] = useState<{ sent: Sent; item?: { id: string; name: string } | undefined }>();
  const added = useSentSince(told?.sent ?? null, told?.item && `${COLLECTIONS.products}/${told.item.id}`);
  const navigate = useNavigate();
  useSharedDrafts(uid);
  const drafts = useDrafts(uid);
  const draftId = address.get('draft');
  // Once it is published the draft is gone, and the form stays as it is behind the dialog.
  const [draft, setDraft] = useState<Draft>();
  const found = drafts?.find(({ id }) => id === draftId);
  // One that the form on the screen is kept as by itself is no other form.
  const [own, setOwn] = useState<{ id: string; form: string }>();
  const isOwn = own !== undefined && own.id === draftId;
  if (found !== undefined && draft?.id !== found.id && !isOwn) setDraft(found);
  const like = address.get('like');
  const copied = address.get('copy') ?? like;
  const copy = useCopy(copied, like === null ? 'copy' : 'like');
  const form = isOwn ? own.form : (draft?.id ?? copied ?? 'new');
  const keep = useCallback(
    (id: string) => {
      if (id === draftId) return;
      setOwn({ id, form });
      void navigate(paths.dashboard.addProduct.draft(id), { replace: true });
    },
    [draftId, form, navigate],
  );
  const isMissing = draftId !== null && drafts !== undefined && draft === undefined && !isOwn;
  const reading = (draftId !== null && drafts === undefined) || copy.status === 'loading';

  return (
    <>
      <DashboardTitle page="addProduct" />
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t`Add Product`}
      </Typography>
      <SellersOnly lists>
        {copy.status === 'unknown' && <NotOnDevice />}
        {!reading && copy.status !== 'unknown' && (
          <WithCategories key={form}>
            {(categories) => (
              <DraftInHand draft={draft}>
                <NewProductForm
                  categories={categories}
                  draft={draft}
                  missingDraft={isMissing ? draftId : undefined}
                  copy={like === null ? copy.values : undefined}
                  like={like === null ? undefined : copy.values}
                  known={rememberedFields(uid, userDoc?.mobile)}
                  onKept={keep}
                  onAdded={(sent, item) => setTold({ sent, item })}
                  onDrafted={() => void navigate(paths.dashboard.myProducts.href())}
                />
              </DraftInHand>
            )}
          </WithCategories>
        )}
      </SellersOnly>
      <AddedDialog added={added} item={told?.item} onAnother={() => setTold(undefined)} />
    </>
  );
}
