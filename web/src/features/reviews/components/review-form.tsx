import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MuiRating from '@mui/material/Rating';
import type { Side } from '@thriftline/domain/base/side';
import type { Order } from '@thriftline/domain/orders/order';
import { MAX_REVIEW_TEXT, otherSide, type Stars } from '@thriftline/domain/reviews/review';
import { reviewSchema } from '@thriftline/domain/reviews/review-input';
import { beforeReview, REVIEW_QUESTIONS, starsText } from '@thriftline/domain/reviews/review-texts';
import { Form, Formik, useField } from 'formik';
import { useFormAutosave } from '@/components/form/autosave/use-form-autosave.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { Star } from '@/components/plain/stars.tsx';
import { useFault } from '@/hooks/use-fault.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { useFieldFault } from '@/lib/language/use-field-fault.ts';
import { formatTime } from '@/lib/texts/format-time.ts';
import { sealReview } from '../api/seal-review.ts';

/** Wide enough for a finger. */
const STAR_SIZE = 44;

/** One to five stars: a group of radio buttons, for keyboards and screen readers. */
function StarsField({ legend }: { legend: string }) {
  const [{ value }, , { setValue }] = useField<number | null>('stars');
  const fault = useFieldFault('stars');
  return (
    <FormControl component="fieldset" error={fault !== undefined} aria-invalid={fault !== undefined}>
      <FormLabel component="legend">{legend}</FormLabel>
      <MuiRating
        name="stars"
        value={value}
        getLabelText={starsText}
        icon={<Star filled size={STAR_SIZE} />}
        emptyIcon={<Star filled={false} size={STAR_SIZE} />}
        onChange={(_, stars) => void setValue(stars)}
      />
      {fault !== undefined && <FormHelperText sx={{ mx: 0 }}>{fault}</FormHelperText>}
    </FormControl>
  );
}

interface Values {
  stars: number | null;
  text: string;
}

interface ReviewFormProps {
  order: Stored<Order>;
  side: Side;
  uid: string;
}

/** Asks a side of an order how the other was. */
export function ReviewForm({ order, side, uid }: ReviewFormProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const { productname, reviewUntil } = order;
  const { fault, attempt } = useFault();
  const { keeper, forget } = useFormAutosave(`review:${order._id}`, t`your review of “${productname}”`);
  if (reviewUntil === undefined) return null;
  const initialValues: Values = { stars: null, text: '' };
  const seal = ({ stars, text }: Values) =>
    attempt(async () => {
      const sent = await sealReview(order, { by: side, uid }, { stars: stars as Stars, text });
      forget();
      notify.success(
        sent === 'sent' ? t`Your review is saved` : t`We send your review once you have a connection`,
      );
    });
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={reviewSchema}
      validateOnBlur={false}
      onSubmit={seal}
    >
      <Form noValidate>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <StarsField legend={REVIEW_QUESTIONS[side]} />
          <FormTextField
            name="text"
            label={t`In your own words (optional)`}
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: MAX_REVIEW_TEXT } }}
          />
          <Box sx={{ color: 'text.secondary' }}>
            {beforeReview(otherSide(side), formatTime(reviewUntil.toDate()))}
          </Box>
          {keeper}
          <FormError message={fault} />
          <SubmitButton>{t`Send review`}</SubmitButton>
        </Box>
      </Form>
    </Formik>
  );
}
