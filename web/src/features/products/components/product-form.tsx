import { invariant } from '@thriftline/domain/invariant';
import { productInputSchema } from '@thriftline/domain/product';
import { Formik } from 'formik';
import { FormColumn } from '@/components/form/form-column.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { PhotoField } from '@/components/form/photo-field.tsx';
import { photo } from '@/components/form/photo-schema.ts';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { UploadProgress } from '@/components/form/upload-progress.tsx';
import { OnlineOnly } from '@/components/online-only.tsx';
import { useFault } from '@/hooks/use-fault.ts';
import { useOnline } from '@/hooks/use-online.ts';
import { usePictureUpload } from '@/hooks/use-picture-upload.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import { addProduct } from '../api/add-product.ts';
import { ProductFields } from './product-fields.tsx';

const schema = productInputSchema.shape({ photo: photo() });

const EMPTY = {
  productname: '',
  categoryId: '',
  condition: '',
  description: '',
  location: '',
  mobile: '',
  originalprice: '',
  resaleprice: '',
  yearsofuse: '',
  yearsofpurchase: '',
  photo: null as File | null,
};

interface ProductFormProps {
  categories: readonly { _id: string; categoryname: string }[];
  onAdded: () => void;
}

/** Everything about a new product, and its photo. */
export function ProductForm({ categories, onAdded }: ProductFormProps) {
  const { uid, email, userDoc } = useSignedInUser();
  const online = useOnline();
  const { stage, save, cancel } = usePictureUpload();
  const { fault, attempt } = useFault();

  const submit = (values: typeof EMPTY) =>
    attempt(async () => {
      const { photo: file, ...input } = await schema.validate(values);
      const category = categories.find((candidate) => candidate._id === input.categoryId);
      invariant(category !== undefined, 'the chosen category is one that was offered');
      invariant(userDoc !== null, 'the button waits for the account');
      const seller = { uid, email, name: userDoc.name, status: userDoc.status };
      await save({
        uid,
        file,
        variants: ['full', 'thumb'],
        write: ([img = '', thumb = ''], onRefusedLater) =>
          addProduct(
            { input, categoryName: category.categoryname, pictures: { img, thumb }, seller },
            onRefusedLater,
          ),
      });
      onAdded();
    });

  const options = categories.map(({ _id, categoryname }) => ({ value: _id, label: categoryname }));
  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <FormColumn>
          <ProductFields categories={options} disabled={isSubmitting} />
          <PhotoField name="photo" label="Photo" disabled={isSubmitting} />
          <OnlineOnly act="Adding a product" />
          <UploadProgress stage={stage} onCancel={cancel} />
          <FormError message={fault} />
          <SubmitButton disabled={!online || userDoc === null}>Add Product</SubmitButton>
        </FormColumn>
      )}
    </Formik>
  );
}
