import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { invariant } from '@thriftline/domain/invariant';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { OnlineOnly } from '@/components/online-only.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { useOnline } from '@/hooks/use-online.ts';
import { useWideWindow } from '@/hooks/use-wide-window.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import { reportError } from '@/lib/report-error.ts';
import type { Sent } from '@/lib/send-write.ts';
import type { Draft } from '@/outbox/draft.ts';
import { saveDraft, saveDraftUntilSent } from '@/outbox/drafts.ts';
import { addProduct, freeProductId, requireProductShare } from '../api/add-product.ts';
import { LAST_STEP } from '../product-steps.ts';
import { AutosavedDraft } from './autosaved-draft.tsx';
import { DraftButton } from './draft-button.tsx';
import { type FilledProduct, ProductForm } from './product-form.tsx';

const ProductPreview = lazy(async () => ({
  default: (await import('./product-preview.tsx')).ProductPreview,
}));

interface NewProductFormProps {
  categories: readonly { _id: string; categoryname: string }[];
  /** A draft to go on with. */
  draft?: Draft | undefined;
  /** What the form begins with where there is no draft: another product's values. */
  copy?: object | undefined;
  /** What is begun is kept on this device as the draft of this id, and goes on being written. */
  onKept: (draftId: string) => void;
  /** The product is listed, or waits to be sent. */
  onAdded: (sent: Sent) => void;
  onDrafted: () => void;
}

/** Lists a new product, or keeps what is begun of it. */
export function NewProductForm({ categories, draft, copy, onKept, onAdded, onDrafted }: NewProductFormProps) {
  const { uid, email, emailVerified, userDoc } = useSignedInUser();
  const online = useOnline();
  const wide = useWideWindow();
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const needsNetwork = useNeedsNetwork();
  const [draftId] = useState(() => draft?.id ?? crypto.randomUUID());
  const own = { id: draftId, uid, ...(draft?.productId !== undefined && { productId: draft.productId }) };
  const isKept = useRef(draft !== undefined);
  const isSent = useRef(false);
  const sent = useCallback(() => isSent.current, []);
  const keep = useCallback(() => {
    isKept.current = true;
    onKept(draftId);
  }, [draftId, onKept]);

  const submit = async ({ values, input, categoryName, save }: FilledProduct) => {
    invariant(userDoc !== null, 'the button waits for the account');
    // An address that may be a stranger's is nobody's contact.
    const address = emailVerified ? email : null;
    const { name, status, createdAt: since } = userDoc;
    const seller = { uid, email: address, name, status, since };
    const id = await freeProductId(draft?.productId);
    await requireProductShare(uid);
    // The connection may die from here on, and the server may refuse what it gets hours later.
    const onSending = (sentAs: string) => {
      isSent.current = true;
      saveDraftUntilSent({ ...own, values, sentAs });
    };
    // One that was written earlier is still there when the server refuses at once, and this page is left.
    const giveBack = () => {
      isSent.current = false;
      if (isKept.current) saveDraft({ ...own, values }).catch(reportError);
    };
    const meanwhile = { onSending, onRefused: giveBack };
    onAdded(
      await save((pictures) => addProduct({ id, input, categoryName, ...pictures, seller }, meanwhile)),
    );
  };

  return (
    <ProductForm
      categories={categories}
      initialValues={draft?.values ?? copy ?? (userDoc?.mobile ? { mobile: userDoc.mobile } : undefined)}
      firstStep={draft === undefined && copy === undefined ? 'Photos' : LAST_STEP}
      submitLabel="Add Product"
      submitting={{ ...needsNetwork, disabled: !online || userDoc === null }}
      onSubmit={submit}
      preview={
        (roomy || !wide) && (
          <PartBoundary>
            <Suspense>
              <ProductPreview />
            </Suspense>
          </PartBoundary>
        )
      }
      notice={
        <OnlineOnly act="Publishing a product" instead="Save it as a draft: it is kept on this device." />
      }
    >
      {(busy) => (
        <>
          <AutosavedDraft draft={own} sent={sent} onKept={keep} />
          {(!online || draft !== undefined) && (
            <DraftButton draft={own} disabled={busy} onSaved={onDrafted} />
          )}
        </>
      )}
    </ProductForm>
  );
}
