import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '@thriftline/domain/messages';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { SellersOnly } from '@/app/layouts/sellers-only.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { MessageDialog } from '@/components/message-dialog.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { paths } from '@/config/paths.ts';
import { useCategoryNames } from '@/features/categories/api/use-category-names.ts';
import { ProductForm } from '@/features/products/components/product-form.tsx';
import { useOnline } from '@/hooks/use-online.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import type { Sent } from '@/lib/send-write.ts';
import type { Draft } from '@/outbox/draft.ts';
import { useDrafts } from '@/outbox/drafts.ts';

interface WithCategoriesProps {
  draft: Draft | undefined;
  onAdded: (sent: Sent) => void;
  onDrafted: () => void;
}

function ProductFormWithCategories({ draft, onAdded, onDrafted }: WithCategoriesProps) {
  const { status, rows, error, retry } = useCategoryNames();
  const categories = rows.map(({ data }) => data);
  const online = useOnline();
  // From then on it stays: a list of categories that is read anew takes nothing away that somebody has typed.
  const [begun, setBegun] = useState(false);
  if (!begun && status === 'ready' && categories.length > 0) setBegun(true);
  if (begun) {
    return <ProductForm categories={categories} draft={draft} onAdded={onAdded} onDrafted={onDrafted} />;
  }
  if (status === 'loading') return <Skeleton variant="rounded" height={480} sx={{ maxWidth: 640 }} />;
  if (status === 'error') return <ErrorState error={error} onRetry={retry} />;
  if (categories.length === 0 && !online) {
    return (
      <EmptyState title="Not on this device yet">
        A product stands in a category, and this device has not seen any. Come back when you are online once.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No category yet"
      action={
        <Button variant="contained" component={Link} to={paths.dashboard.addCategory.href()}>
          Add Category
        </Button>
      }
    >
      A product stands in a category: add the first one, then list your product in it.
    </EmptyState>
  );
}

/** Lists a product, then shows the seller what they list. */
export function AddProductRoute() {
  const { uid } = useSignedInUser();
  const [address] = useSearchParams();
  const [added, setAdded] = useState<Sent | null>(null);
  const navigate = useNavigate();
  const drafts = useDrafts(uid);
  const draftId = address.get('draft');
  // Once it is published the draft is gone, and the form stays as it is behind the dialog.
  const [draft, setDraft] = useState<Draft>();
  const found = drafts?.find(({ id }) => id === draftId);
  if (found !== undefined && draft?.id !== found.id) setDraft(found);
  const reading = draftId !== null && drafts === undefined;

  return (
    <>
      <PageTitle title="Add Product" />
      <Typography variant="h1" sx={{ mb: 3 }}>
        Add Product
      </Typography>
      <SellersOnly>
        {!reading && (
          <ProductFormWithCategories
            key={draft?.id ?? 'new'}
            draft={draft}
            onAdded={setAdded}
            onDrafted={() => void navigate(paths.dashboard.myProducts.href())}
          />
        )}
      </SellersOnly>
      <MessageDialog
        open={added !== null}
        title={added === 'queued' ? 'Waiting to send' : MESSAGES.productAdded}
        closeLabel="To my products"
        onClose={() => void navigate(paths.dashboard.myProducts.href())}
      >
        {added === 'queued'
          ? 'Your product is kept on this device and listed when you are back online.'
          : 'Buyers find it in its category. Advertise it to have it on the home page too.'}
      </MessageDialog>
    </>
  );
}
