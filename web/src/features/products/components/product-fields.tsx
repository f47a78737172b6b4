import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { CONDITIONS } from '@thriftline/domain/product';
import { useField } from 'formik';
import { FormSelect } from '@/components/form/form-select.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { CharacterCounter } from './character-counter.tsx';

const CONDITION_OPTIONS = CONDITIONS.map((condition) => ({ value: condition, label: condition }));
const DOLLARS = { input: { startAdornment: <InputAdornment position="start">$</InputAdornment> } };
const PAIR = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

interface ProductFieldsProps {
  categories: readonly { value: string; label: string }[];
  disabled: boolean;
}

/** What a seller types about a product. */
export function ProductFields({ categories, disabled }: ProductFieldsProps) {
  const [{ value: description }] = useField<string>('description');
  const number = {
    type: 'number',
    disabled,
    slotProps: { htmlInput: { inputMode: 'decimal', step: 'any' } },
  } as const;
  const price = { ...number, slotProps: { ...number.slotProps, ...DOLLARS } };
  return (
    <>
      <FormTextField name="productname" label="Product name" disabled={disabled} />
      <Box sx={PAIR}>
        <FormSelect name="categoryId" label="Category" options={categories} disabled={disabled} />
        <FormSelect name="condition" label="Condition" options={CONDITION_OPTIONS} disabled={disabled} />
        <FormTextField name="resaleprice" label="Resale price" {...price} />
        <FormTextField name="originalprice" label="Original price" {...price} />
        <FormTextField name="yearsofuse" label="Years of use" {...number} />
        <FormTextField name="yearsofpurchase" label="Year of purchase" {...number} />
        <FormTextField name="location" label="Location" autoComplete="address-level2" disabled={disabled} />
        <FormTextField
          name="mobile"
          label="Mobile"
          type="tel"
          autoComplete="tel"
          helperText="Only shown to buyers who booked"
          disabled={disabled}
        />
      </Box>
      <FormTextField
        name="description"
        label="Description"
        multiline
        minRows={5}
        helperText={<CharacterCounter text={description} />}
        disabled={disabled}
      />
    </>
  );
}
