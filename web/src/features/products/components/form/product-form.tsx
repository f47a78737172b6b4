import Box from '@mui/material/Box';
import { invariant } from '@thriftline/domain/base/invariant';
import { statedAttributes } from '@thriftline/domain/catalogue/attributes/attribute-schemas';
import type { ProductInput } from '@thriftline/domain/catalogue/product';
import { Formik, type FormikProps } from 'formik';
import { type ReactNode, useState } from 'react';
import { FormColumn } from '@/components/form/form-column.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { UploadProgress } from '@/components/photo/upload-progress.tsx';
import { useFault } from '@/hooks/use-fault.ts';
import { usePictureUpload } from '@/hooks/use-picture-upload.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { useWideWindow } from '@/hooks/use-wide-window.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { isNew, type StoredPictures, storedPictures } from '../../pictures/form-picture.ts';
import {
  categoryFault,
  EMPTY_PRODUCT,
  type ProductFormValues,
  priceFaults,
  productFormSchema,
} from '../../product-form-values.ts';
import { factsOfStep, fieldsOfStep, LAST_STEP, type ProductStep } from '../../product-steps.ts';
import { PicturesField } from './pictures-field.tsx';
import { ProductFields } from './product-fields.tsx';
import { StepBar } from './step-bar.tsx';
import { StepButtons } from './step-buttons.tsx';

/** What was typed, once it is valid, and how to save it with its pictures. */
export interface FilledProduct {
  /** As the form holds it. */
  values: ProductFormValues;
  input: ProductInput;
  categoryName: string;
  /** Whether there are pictures to be uploaded. */
  uploads: boolean;
  /** Uploads what is new of the pictures, and then writes. */
  save: (write: (pictures: StoredPictures) => Promise<Sent>) => Promise<Sent>;
}

interface ProductFormProps {
  categories: readonly { _id: string; categoryname: string }[];
  /** What the form begins with, but for what is empty. */
  initialValues: object | undefined;
  submitLabel: string;
  /** Props of the button while it must not be pressed. */
  submitting: { disabled: boolean; 'aria-describedby'?: string };
  onSubmit: (filled: FilledProduct) => Promise<void>;
  /** Stands above the button. */
  notice?: ReactNode;
  /** Keeps what was changed. */
  keeper?: ReactNode;
  /** The product as buyers will see it: beside the fields where there is room, else in the last step. */
  preview?: ReactNode;
  /** Which step a phone begins with; everything on one page without. */
  firstStep?: ProductStep;
  /** Stands below the button. */
  children?: (busy: boolean) => ReactNode;
}

/** Everything about a product, and its pictures. */
export function ProductForm(props: ProductFormProps) {
  const {
    categories,
    initialValues,
    submitLabel,
    submitting,
    onSubmit,
    notice,
    keeper,
    preview,
    firstStep,
    children,
  } = props;
  const isWide = useWideWindow();
  const [step, setStep] = useState(firstStep ?? LAST_STEP);
  const [stepped, now] = [firstStep !== undefined && !isWide, isWide ? LAST_STEP : step];
  const isLast = now === LAST_STEP;
  const { uid } = useSignedInUser();
  const { stage, save, cancel, leaveOut } = usePictureUpload();
  const [preparing, setPreparing] = useState(false);
  const { fault, attempt } = useFault();
  const settings = useShopSettings();

  const [refusals, setRefusals] = useState(0);

  /** Goes on once what this step asks for is right. The bar above leads anywhere: the last step checks everything. */
  const goOn = async (
    to: ProductStep,
    { validateForm, setTouched, touched }: FormikProps<ProductFormValues>,
  ) => {
    const errors = await validateForm();
    const asked = fieldsOfStep(now);
    if (!asked.some((name) => name in errors)) {
      setStep(to);
      return;
    }
    await setTouched({ ...touched, ...Object.fromEntries(asked.map((name) => [name, true])) }, false);
    setRefusals((before) => before + 1);
  };

  const check = (values: ProductFormValues) => ({
    ...priceFaults(values, settings),
    ...categoryFault(values, categories),
  });

  const submit = (values: ProductFormValues) =>
    attempt(async () => {
      const { pictures, ...facts } = await productFormSchema.validate(values);
      const input = statedAttributes(facts);
      const category = categories.find((candidate) => candidate._id === input.categoryId);
      invariant(category !== undefined, 'the chosen category is one that was offered');
      const uploads = pictures
        .filter(isNew)
        .map(({ id, full, thumb }) => ({ id, files: { img: full, thumb } }));
      await onSubmit({
        values,
        input,
        categoryName: category.categoryname,
        uploads: uploads.length > 0,
        save: (write) => {
          const store: Parameters<typeof save>[0]['write'] = (uploaded) =>
            write(storedPictures(pictures, uploaded, input.productname));
          return uploads.length === 0 ? store([]) : save({ uid, prepare: async () => uploads, write: store });
        },
      });
    });

  const options = categories.map(({ _id, categoryname }) => ({ value: _id, label: categoryname }));
  return (
    <Formik
      initialValues={{ ...EMPTY_PRODUCT, ...initialValues }}
      validationSchema={productFormSchema}
      validate={check}
      onSubmit={submit}
    >
      {(formik) => (
        <FormColumn beside={stepped ? undefined : preview}>
          {stepped && <StepBar step={now} onStep={setStep} />}
          {/* Stays there in every step: its files are being made ready meanwhile. */}
          <Box hidden={!isLast && now !== 'photos'}>
            <PicturesField
              name="pictures"
              disabled={formik.isSubmitting}
              shares={stage.name === 'uploading' ? stage.shares : {}}
              onLeaveOut={leaveOut}
              onBusy={setPreparing}
            />
          </Box>
          <ProductFields categories={options} disabled={formik.isSubmitting} names={factsOfStep(now)} />
          {stepped && isLast && preview}
          {notice}
          {keeper}
          {isLast ? (
            <>
              <UploadProgress stage={stage} what="pictures" onCancel={cancel} />
              <FormError message={fault} />
              <SubmitButton {...submitting} disabled={submitting.disabled || preparing}>
                {submitLabel}
              </SubmitButton>
            </>
          ) : (
            <StepButtons
              key={now}
              step={now}
              refusals={refusals}
              onBack={setStep}
              onNext={(to) => void goOn(to, formik)}
            />
          )}
          {children?.(formik.isSubmitting || preparing)}
        </FormColumn>
      )}
    </Formik>
  );
}
