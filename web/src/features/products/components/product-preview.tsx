import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CONDITIONS, PRODUCT_FACTS } from '@thriftline/domain/product-facts';
import { useFormikContext } from 'formik';
import { usePreview } from '@/hooks/use-preview.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { altOf, type FormPicture, isNew } from '../pictures/form-picture.ts';
import type { ProductFormValues } from '../product-form-values.ts';
import { type CardItem, ProductCard } from './product-card.tsx';

/** Shows nothing: stands for the picture that is still to be chosen. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** The address of a picture in the form. */
function useShown(picture: FormPicture | undefined): string {
  const drawn = usePreview(picture !== undefined && isNew(picture) ? picture.thumb : null);
  if (picture === undefined) return NO_PICTURE;
  return isNew(picture) ? (drawn ?? NO_PICTURE) : picture.shown.thumb;
}

/** The card of the product as buyers will see it, while its form is filled in. */
export function ProductPreview() {
  const { values } = useFormikContext<ProductFormValues>();
  const { userDoc } = useSignedInUser();
  const [cover] = values.pictures;
  const img = useShown(cover);
  const productname = values.productname.trim() === '' ? 'What is it called?' : values.productname;
  const condition = CONDITIONS.find((one) => one === values.condition);
  const delivery = PRODUCT_FACTS.delivery.options.find((one) => one === values.delivery);
  const item: CardItem = {
    productname,
    resaleprice: Number(values.resaleprice) || 0,
    originalprice: Number(values.originalprice) || 0,
    location: values.location,
    ...(values.description.trim() !== '' && { description: values.description }),
    ...(condition !== undefined && { condition }),
    ...(delivery !== undefined && { delivery, deliverycost: Number(values.deliverycost) || 0 }),
    ...(values.yearsofuse !== '' && { yearsofuse: Number(values.yearsofuse) }),
    sellername: userDoc?.name ?? '',
    sellerStatus: userDoc?.status ?? 'Unverified',
  };
  return (
    <Box component="section" aria-label="Preview">
      <Typography variant="subtitle1" component="h2" gutterBottom>
        What buyers see
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
