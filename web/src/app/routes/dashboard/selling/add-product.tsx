import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '@thriftline/domain/base/specified-texts';
import { useCallback, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { SellersOnly } from '@/app/layouts/sellers-only.tsx';
import { MessageDialog } from '@/components/dialogs/message-dialog.tsx';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { paths } from '@/config/paths.ts';
import { DraftInHand } from '@/features/products/components/drafts/draft-in-hand.tsx';
import { NewProductForm } from '@/features/products/components/form/new-product-form.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { useWhenBack } from '@/lib/connection/when-back.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { useDrafts } from '@/outbox/drafts/drafts.ts';
import { useSharedDrafts } from '@/outbox/drafts/use-shared-drafts.ts';
import type { Draft } from '@/outbox/journal/draft.ts';
import { useSentSince } from '@/outbox/views/use-sent-since.ts';
import { useCopy } from './product-form/use-copy.ts';
import { WithCategories } from './product-form/with-categories.tsx';

/** Lists a product, then shows the seller what they list. */
export function AddProductRoute() {
  const { uid } = useSignedInUser();
  const [address] = useSearchParams();
  const [told, setTold] = useState<{ sent: Sent; path?: string | undefined }>();
  const added = useSentSince(told?.sent ?? null, told?.path);
  const back = useWhenBack();
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
  const copy = useCopy(address.get('copy'));
  const form = isOwn ? own.form : (draft?.id ?? address.get('copy') ?? 'new');
  const keep = useCallback(
    (id: string) => {
      if (id === draftId) return;
      setOwn({ id, form });
      void navigate(paths.dashboard.addProduct.draft(id), { replace: true });
    },
    [draftId, form, navigate],
  );
  const isMissing = draftId !== null && drafts !== undefined && draft === undefined && !isOwn;
  const productId = told?.path?.split('/').at(-1);
  const reading = (draftId !== null && drafts === undefined) || copy.status === 'loading';

  return (
    <>
      <PageTitle title="Add Product" />
      <Typography variant="h1" sx={{ mb: 3 }}>
        Add Product
      </Typography>
      <SellersOnly>
        {copy.status === 'unknown' && <NotOnDevice />}
        {!reading && copy.status !== 'unknown' && (
          <WithCategories key={form}>
            {(categories) => (
              <DraftInHand draft={draft}>
                <NewProductForm
                  categories={categories}
                  draft={draft}
                  missingDraft={isMissing ? draftId : undefined}
                  copy={copy.values}
                  onKept={keep}
                  onAdded={(sent, path) => setTold({ sent, path })}
                  onDrafted={() => void navigate(paths.dashboard.myProducts.href())}
                />
              </DraftInHand>
            )}
          </WithCategories>
        )}
      </SellersOnly>
      <MessageDialog
        open={added !== null}
        title={added === 'queued' ? 'Waiting to send' : MESSAGES.productAdded}
        closeLabel="View My Products"
        action={
          added === 'sent' &&
          productId !== undefined && (
            <>
              <Button
                component={Link}
                to={paths.dashboard.addProduct.copy(productId)}
                onClick={() => setTold(undefined)}
              >
                Add another like this
              </Button>
              <Button component={Link} to={paths.product.href(productId)} variant="contained">
                View item
              </Button>
            </>
          )
        }
        onClose={() => void navigate(paths.dashboard.myProducts.href())}
      >
        {added === 'queued'
          ? `Your item is saved on this device and listed when ${back}.`
          : 'Buyers can find it in its category. Share it from its page, or advertise it to show it on the home page, too.'}
      </MessageDialog>
    </>
  );
}
