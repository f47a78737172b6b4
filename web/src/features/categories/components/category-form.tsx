import { useLingui } from '@lingui/react/macro';
import { categoryInputSchema } from '@thriftline/domain/catalogue/categories/category';
import { Formik } from 'formik';
import type { InferType } from 'yup';
import { useFormAutosave } from '@/components/form/autosave/use-form-autosave.tsx';
import { FormColumn } from '@/components/form/form-column.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { PhotoField } from '@/components/photo/photo-field.tsx';
import { photo } from '@/components/photo/photo-schema.ts';
import { UploadProgress } from '@/components/photo/upload-progress.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useFault } from '@/hooks/use-fault.ts';
import { usePictureUpload } from '@/hooks/use-picture-upload.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { encodeImage } from '@/lib/pictures/encode/encode-image.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { addCategory, requireNewCategory } from '../api/add-category.ts';

const schema = categoryInputSchema.pick(['categoryname']).shape({ photo: photo() });

/** What the form holds: the photo is null until one is picked. */
type Values = Pick<InferType<typeof schema>, 'categoryname'> & { photo: File | null };

const EMPTY: Values = { categoryname: '', photo: null };

/** Name and photo of a new category; `onAdded` hears whether it is there or waits to be sent. */
export function CategoryForm({ onAdded }: { onAdded: (sent: Sent) => void }) {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const needsNetwork = useNeedsNetwork();
  const { stage, save, cancel } = usePictureUpload();
  const { fault, attempt } = useFault();
  const { keeper, forget } = useFormAutosave('category', t`your new category`);

  const submit = (values: Values) =>
    attempt(async () => {
      const { categoryname, photo: file } = await schema.validate(values);
      await requireNewCategory(uid, categoryname);
      const sent = await save({
        uid,
        prepare: async (signal) => {
          const { thumb } = await encodeImage(file, signal);
          // A category's picture is shown small only.
          return [{ id: 'photo', files: { thumb } }];
        },
        write: ([picture]) => addCategory(uid, { categoryname, img: picture?.urls.thumb ?? '' }, reportError),
      });
      forget();
      onAdded(sent);
    });

  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <FormColumn>
          <FormTextField name="categoryname" label={t`Category name`} disabled={isSubmitting} />
          <PhotoField name="photo" label={t`Photo`} disabled={isSubmitting} />
          {keeper}
          <OnlineOnly act="addCategory" />
          <UploadProgress stage={stage} onCancel={cancel} />
          <FormError message={fault} />
          <SubmitButton {...needsNetwork}>{t`Add Category`}</SubmitButton>
        </FormColumn>
      )}
    </Formik>
  );
}
