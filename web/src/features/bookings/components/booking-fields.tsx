import Box from '@mui/material/Box';
import { formatPrice } from '@thriftline/domain/money';
import type { Product } from '@thriftline/domain/product';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { ReadOnlyField } from '@/components/form/read-only-field.tsx';

interface BookingFieldsProps {
  product: Product;
  buyer: { name: string; email: string };
}

/** What a booking says: four things that are known, and two that the buyer types. */
export function BookingFields({ product, buyer }: BookingFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <ReadOnlyField label="Product name" value={product.productname} />
      <ReadOnlyField label="Price" value={formatPrice(product.resaleprice)} />
      <ReadOnlyField label="Your name" value={buyer.name} />
      <ReadOnlyField label="Email" value={buyer.email} />
      <FormTextField name="mobile" label="Mobile" type="tel" autoComplete="tel" />
      <FormTextField name="location" label="Location" autoComplete="address-level2" />
    </Box>
  );
}
