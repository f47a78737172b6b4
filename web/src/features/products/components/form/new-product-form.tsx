import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AppError } from '@thriftline/domain/base/errors';
import { invariant } from '@thriftline/domain/base/invariant';
import type { BookingForm } from '@thriftline/domain/orders/booking';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { LateValues } from '@/components/form/autosave/late-values.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useUnreachable } from '@/hooks/use-online.ts';
import { useWideWindow } from '@/hooks/use-wide-window.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { withLock } from '@/lib/browser/web-lock.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import {
  discardDraft,
  draftLock,
  saveDraft,
  saveDraftAsItFits,
  saveDraftUntilSent,
  takeInHand,
} from '@/outbox/drafts/drafts.ts';
import type { Draft } from '@/outbox/journal/draft.ts';
import { addProduct, freeProductId, newProductId, requireProductShare } from '../../api/add-product.ts';
import { forgetDraftInTab, readDraftInTab } from '../../draft-in-tab.ts';
import { LAST_STEP } from '../../product-steps.ts';
import { lastListing, rememberListing } from '../../publishing/last-listing.ts';
import { noteWantsPublishing } from '../../publishing/wants-publishing.ts';
import { AutosavedDraft } from '../drafts/autosaved-draft.tsx';
import { DraftButton } from '../drafts/draft-button.tsx';
import { DerivedYears } from './derived-years.tsx';
import { type FilledProduct, ProductForm } from './product-form.tsx';

const ProductPreview = lazy(async () => ({
  default: (await import('../product-preview.tsx')).ProductPreview,
}));

interface NewProductFormProps {
  categories: readonly { _id: string; categoryname: string }[];
  /** A draft to go on with. */
  draft?: Draft | undefined;
  /** The id of a draft that should be on this device and is not: published, thrown away, or deleted by the browser. */
  missingDraft?: string | undefined;
  /** What the form begins with where there is no draft: another product's values. */
  copy?: object | undefined;
  /** What the account tells of a new product before it was asked for any. */
  known?: BookingForm;
  /** What is the same of another product that it is like. */
  like?: object | undefined;
  /** What is begun is kept on this device as the draft of this id, and goes on being written. */
  onKept: (draftId: string) => void;
  /** The product is listed, or waits to be sent; which it is, where it is on its way. */
  onAdded: (sent: Sent, product?: { id: string; name: string }) => void;
  onDrafted: () => void;
}

/** Lists a new product, or keeps what is begun of it. */
export function NewProductForm(props: NewProductFormProps) {
  const { categories, draft, missingDraft, copy, known, like, onKept, onAdded, onDrafted } = props;
  const { uid, email, emailVerified, userDoc } = useSignedInUser();
  const { t } = useLingui();
  const why = useUnreachable();
  const online = why === undefined;
  const wide = useWideWindow();
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [draftId] = useState(() => draft?.id ?? crypto.randomUUID());
  const own = { id: draftId, uid, ...(draft?.productId !== undefined && { productId: draft.productId }) };
  const isNew = draft === undefined && copy === undefined;
  const [typedBefore, setTypedBefore] = useState(() =>
    isNew ? readDraftInTab(uid, missingDraft) : undefined,
  );
  const startOver = () => {
    forgetDraftInTab(uid, missingDraft ?? draftId);
    setTypedBefore(undefined);
  };
  const isKept = useRef(draft !== undefined);
  const isSent = useRef(false);
  const sent = useCallback(() => isSent.current, []);
  const keep = useCallback(() => {
    isKept.current = true;
    onKept(draftId);
  }, [draftId, onKept]);

  /** Without a network it is kept, and published by itself once there is one. */
  const publishLater = async ({ values, input }: FilledProduct) => {
    await saveDraft({ ...own, values, publish: { productId: draft?.productId ?? newProductId() } });
    isSent.current = true;
    forgetDraftInTab(uid, draftId);
    noteWantsPublishing(uid, true);
    rememberListing(uid, input);
    onAdded('queued');
  };

  const publishNow = async ({ values, input, categoryName, save }: FilledProduct) => {
    invariant(userDoc !== null, 'the button waits for the account');
    // Another tab may have published it, or be about to.
    if (isKept.current && (await takeInHand(draftId)) !== 'yours')
      throw new AppError(
        'conflict',
        t`This draft was published or discarded in another tab. Check My Products.`,
      );
    // What was changed a moment ago is not kept yet, and the page may be left while the photos are uploaded.
    await saveDraftAsItFits({ ...own, values })
      .then(() => {
        isKept.current = true;
      })
      .catch((error: unknown) => console.warn('The item is not kept as a draft', error));
    // An address that may be a stranger's is nobody's contact.
    const address = emailVerified ? email : null;
    const { name, status, createdAt: since } = userDoc;
    const seller = { uid, email: address, name, status, since };
    const id = await freeProductId(draft?.productId, uid);
    await requireProductShare(uid);
    // The connection may die from here on, and the server may refuse what it gets hours later.
    const onSending = (sentAs: string, isNoted: boolean) => {
      isSent.current = true;
      forgetDraftInTab(uid, draftId);
      if (isNoted) {
        saveDraftUntilSent({ ...own, values, sentAs });
        return;
      }
      // Nothing else would know of it after this page: what publishes drafts asks the server whether it is there.
      isKept.current = true;
      saveDraftAsItFits({ ...own, values, publish: { productId: id, tried: true } })
        .then(() => noteWantsPublishing(uid, true))
        .catch((error: unknown) => console.warn('The product is not kept as a draft', error));
    };
    // One that was written earlier is still there when the server refuses at once, and this page is left.
    const giveBack = () => {
      isSent.current = false;
      return isKept.current ? saveDraft({ ...own, values }).catch(reportError) : undefined;
    };
    const meanwhile = { onSending, onRefused: giveBack };
    const sent = await save((pictures) =>
      addProduct({ id, input, categoryName, ...pictures, seller }, meanwhile),
    );
    // The journal may have missed it. The page doesn’t wait.
    if (sent === 'sent') void discardDraft(draftId).catch(console.warn);
    rememberListing(uid, input);
    onAdded(sent, { id, name: input.productname });
  };

  const submit = (filled: FilledProduct) =>
    online ? withLock(draftLock(draftId), {}, () => publishNow(filled)) : publishLater(filled);

  return (
    <ProductForm
      key={typedBefore === undefined ? 'begun here' : 'back'}
      categories={categories}
      initialValues={draft?.values ?? copy ?? { ...known, ...lastListing(uid), ...like, ...typedBefore }}
      firstStep={isNew ? 'photos' : LAST_STEP}
      submitLabel={online ? t`Add Product` : t`Publish when online`}
      submitting={{ disabled: userDoc === null }}
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
        <div role="status">
          {typedBefore !== undefined && (
            <Alert
              severity="info"
              sx={{ mb: 2 }}
              action={
                <Button color="inherit" size="small" onClick={startOver}>
                  <Trans>Start over</Trans>
                </Button>
              }
            >
              <Trans>We restored your unsaved item, without its photos.</Trans>
            </Alert>
          )}
          {why !== undefined && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {why === 'silent' ? (
                <Trans>
                  We can’t connect right now. We save your item on this device. We can publish it once you’re
                  online, or you can keep it as a draft.
                </Trans>
              ) : (
                <Trans>
                  You’re offline now. We save your item on this device. We can publish it once you’re online,
                  or you can keep it as a draft.
                </Trans>
              )}
            </Alert>
          )}
        </div>
      }
    >
      {(busy) => (
        <>
          {known !== undefined && draft === undefined && copy === undefined && (
            <LateValues values={{ ...known }} />
          )}
          <DerivedYears />
          <AutosavedDraft draft={own} isLost={typedBefore !== undefined} sent={sent} onKept={keep} />
          {(!online || draft !== undefined) && (
            <DraftButton draft={own} disabled={busy} onSaved={onDrafted} />
          )}
        </>
      )}
    </ProductForm>
  );
}
