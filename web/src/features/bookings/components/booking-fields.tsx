import Box from '@mui/material/Box';
import type { Product } from '@thriftline/domain/product';
import { AsOf, productKey } from '@/components/as-of.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { ImageFrame } from '@/components/image-frame.tsx';
import { PriceTag } from '@/components/price-tag.tsx';
import { TermList } from '@/components/term-list.tsx';
import type { Stored } from '@/lib/stored.ts';

interface BookingFieldsProps {
  product: Stored<Product>;
  buyer: { name: string; email: string };
}

/** What a booking says: four things that are known, and two that the buyer types. */
export function BookingFields({ product, buyer }: BookingFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Box sx={{ width: 88, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
          <ImageFrame
            src={product.img}
            thumb={product.thumb}
            placeholder={product.placeholder}
            sizes="88px"
            alt=""
            eager
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box component="p" sx={{ m: 0, typography: 'h4', overflowWrap: 'anywhere' }}>
            {product.productname}
          </Box>
          <PriceTag price={product.resaleprice} />
          <AsOf of={productKey(product._id)} confirmed={false} />
        </Box>
      </Box>
      <TermList
        terms={[
          ['Your name', buyer.name],
          ['Email', buyer.email],
        ]}
      />
      <FormTextField name="mobile" label="Mobile" type="tel" autoComplete="tel" />
      <FormTextField name="location" label="Location" autoComplete="address-level2" />
    </Box>
  );
}
