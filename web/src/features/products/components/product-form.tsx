import { statedFacts } from '@thriftline/domain/fact-schemas';
import { invariant } from '@thriftline/domain/invariant';
import { MESSAGES } from '@thriftline/domain/messages';
import { MAX_PICTURES } from '@thriftline/domain/picture';
import { productInputSchema } from '@thriftline/domain/product';
import { FACT_NAMES, type FactName } from '@thriftline/domain/product-facts';
import { smallestPriceFault } from '@thriftline/domain/smallest-price';
import { Formik } from 'formik';
import { useState } from 'react';
import { array, type InferType, mixed } from 'yup';
import { FormColumn } from '@/components/form/form-column.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { UploadProgress } from '@/components/form/upload-progress.tsx';
import { OnlineOnly } from '@/components/online-only.tsx';
import { useFault } from '@/hooks/use-fault.ts';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { useOnline } from '@/hooks/use-online.ts';
import { usePictureUpload } from '@/hooks/use-picture-upload.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import { reportError } from '@/lib/report-error.ts';
import type { Sent } from '@/lib/send-write.ts';
import type { Draft } from '@/outbox/draft.ts';
import { saveDraft, saveDraftUntilSent } from '@/outbox/drafts.ts';
import { addProduct, newProductId, requireProductShare } from '../api/add-product.ts';
import { type FormPicture, storedPictures } from '../pictures/form-picture.ts';
import { DraftButton } from './draft-button.tsx';
import { PicturesField } from './pictures-field.tsx';
import { ProductFields } from './product-fields.tsx';

const schema = productInputSchema.shape({
  pictures: array(mixed<FormPicture>().required())
    .min(1, MESSAGES.photoRequired)
    .max(MAX_PICTURES)
    .required(),
});

const NO_FACTS = Object.fromEntries(FACT_NAMES.map((name) => [name, ''])) as Record<FactName, string>;
const NO_PICTURES: readonly FormPicture[] = [];

/** Everything the schema asks for has its field, or this does not typecheck. */
const EMPTY = { ...NO_FACTS, pictures: NO_PICTURES } satisfies Record<
  keyof InferType<typeof schema>,
  unknown
>;

interface ProductFormProps {
  categories: readonly { _id: string; categoryname: string }[];
  /** A draft to go on with. */
  draft?: Draft | undefined;
  /** The product is listed, or waits to be sent. */
  onAdded: (sent: Sent) => void;
  onDrafted: () => void;
}

/** Everything about a new product, and its pictures. */
export function ProductForm({ categories, draft, onAdded, onDrafted }: ProductFormProps) {
  const { uid, email, emailVerified, userDoc } = useSignedInUser();
  const online = useOnline();
  const needsNetwork = useNeedsNetwork();
  const { stage, save, cancel, leaveOut } = usePictureUpload();
  const [preparing, setPreparing] = useState(false);
  const { fault, attempt } = useFault();
  const settings = useShopSettings();

  /** What the operator wants items to cost at least; what a price is at all, the schema says. */
  const checkPrice = ({ resaleprice }: typeof EMPTY) => {
    const tooLittle = resaleprice === '' ? undefined : smallestPriceFault(Number(resaleprice), settings);
    return tooLittle === undefined ? {} : { resaleprice: tooLittle };
  };

  const submit = (values: typeof EMPTY) =>
    attempt(async () => {
      const { pictures, ...facts } = await schema.validate(values);
      const input = statedFacts(facts);
      const category = categories.find((candidate) => candidate._id === input.categoryId);
      invariant(category !== undefined, 'the chosen category is one that was offered');
      invariant(userDoc !== null, 'the button waits for the account');
      // An address that may be a stranger's is nobody's contact.
      const address = emailVerified ? email : null;
      const seller = {
        uid,
        email: address,
        name: userDoc.name,
        status: userDoc.status,
        since: userDoc.createdAt,
      };
      const id = newProductId();
      await requireProductShare(uid);
      // The connection may die from here on, and the server may refuse what it gets hours later.
      const onSending = (sentAs: string) => saveDraftUntilSent({ id: draft?.id ?? id, uid, values, sentAs });
      // One that was written earlier is still there when the server refuses at once, and this page is left.
      const giveBack = () => {
        if (draft !== undefined) saveDraft({ id: draft.id, uid, values }).catch(reportError);
      };
      const sent = await save({
        uid,
        prepare: async () => pictures.map(({ id, full, thumb }) => ({ id, files: { img: full, thumb } })),
        write: (uploaded) =>
          addProduct(
            {
              id,
              input,
              categoryName: category.categoryname,
              ...storedPictures(pictures, uploaded, input.productname),
              seller,
            },
            { onSending, onRefused: giveBack },
          ),
      });
      onAdded(sent);
    });

  const options = categories.map(({ _id, categoryname }) => ({ value: _id, label: categoryname }));
  return (
    <Formik
      initialValues={{ ...EMPTY, ...draft?.values }}
      validationSchema={schema}
      validate={checkPrice}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <FormColumn>
          <ProductFields categories={options} disabled={isSubmitting} />
          <PicturesField
            name="pictures"
            disabled={isSubmitting}
            shares={stage.name === 'uploading' ? stage.shares : {}}
            onLeaveOut={leaveOut}
            onBusy={setPreparing}
          />
          <OnlineOnly act="Publishing a product" instead="Save it as a draft: it is kept on this device." />
          <UploadProgress stage={stage} what="pictures" onCancel={cancel} />
          <FormError message={fault} />
          <SubmitButton {...needsNetwork} disabled={!online || userDoc === null || preparing}>
            Add Product
          </SubmitButton>
          {(!online || draft !== undefined) && (
            <DraftButton
              uid={uid}
              draftId={draft?.id}
              disabled={isSubmitting || preparing}
              onSaved={onDrafted}
            />
          )}
        </FormColumn>
      )}
    </Formik>
  );
}
