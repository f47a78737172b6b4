import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AMOUNT, type NumberKind, steps, typedValue } from '@thriftline/domain/base/fields/number-kinds';
import { CONDITIONS, PRODUCT_ATTRIBUTES } from '@thriftline/domain/catalogue/attributes/product-attributes';
import { useFormikContext } from 'formik';
import { usePreview } from '@/hooks/use-preview.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { altOf, type FormPicture, isNew } from '../pictures/form-picture.ts';
import type { ProductFormValues } from '../product-form-values.ts';
import { ProductCard, type ShownItem } from './product-card.tsx';

/** Shows nothing: stands for the picture that is still to be chosen. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const YEARS = steps(PRODUCT_ATTRIBUTES.yearsofuse.step);

/** What is typed as a number; nothing while it is none. */
const numberOf = (typed: string | number, kind: NumberKind) => typedValue(typed, kind) ?? 0;

/** The address of a picture in the form. */
function useShown(picture: FormPicture | undefined): string {
  const drawn = usePreview(picture !== undefined && isNew(picture) ? picture.thumb : null);
  if (picture === undefined) return NO_PICTURE;
  return isNew(picture) ? (drawn ?? NO_PICTURE) : picture.shown.thumb;
}

/** The card of the product as buyers will see it, while its form is filled in. */
export function ProductPreview() {
  const { t } = useLingui();
  const { values } = useFormikContext<ProductFormValues>();
  const { userDoc } = useSignedInUser();
  const [cover] = values.pictures;
  const img = useShown(cover);
  const productname = values.productname.trim() === '' ? t`Item name` : values.productname;
  const condition = CONDITIONS.find((one) => one === values.condition);
  const delivery = PRODUCT_ATTRIBUTES.delivery.options.find((one) => one === values.delivery);
  const item: ShownItem = {
    productname,
    resaleprice: numberOf(values.resaleprice, AMOUNT),
    originalprice: numberOf(values.originalprice, AMOUNT),
    location: values.location,
    ...(values.description.trim() !== '' && { description: values.description }),
    ...(condition !== undefined && { condition }),
    ...(delivery !== undefined && { delivery, deliverycost: numberOf(values.deliverycost, AMOUNT) }),
    ...(values.yearsofuse !== '' && { yearsofuse: numberOf(values.yearsofuse, YEARS) }),
    sellername: userDoc?.name ?? '',
    sellerStatus: userDoc?.status ?? 'Unverified',
  };
  return (
    <Box component="section" aria-label={t`Preview`}>
      <Typography variant="subtitle1" component="h2" gutterBottom>
        <Trans>What buyers see</Trans>
      </Typography>
      {/* It shows, and is not to be used. */}
      <Box inert sx={{ maxWidth: 340 }}>
        <ProductCard
          item={item}
          to=""
          picture={{ img, alt: cover === undefined ? '' : altOf(cover, productname, 0) }}
          listed={new Date(serverNow()).toISOString()}
          sold={false}
        />
      </Box>
    </Box>
  );
}
