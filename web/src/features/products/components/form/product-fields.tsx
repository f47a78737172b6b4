import Box from '@mui/material/Box';
import {
  type AttributeName,
  PRODUCT_ATTRIBUTES,
} from '@thriftline/domain/catalogue/attributes/product-attributes';
import { AttributeField } from './attribute-field.tsx';

const PAIR = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** Facts that take a row of the form each, and runs of those that take half of one. */
function runsOf(facts: readonly AttributeName[]): { width: 'row' | 'half'; names: AttributeName[] }[] {
  return facts.reduce<{ width: 'row' | 'half'; names: AttributeName[] }[]>((runs, name) => {
    const { form: width } = PRODUCT_ATTRIBUTES[name];
    const last = runs.at(-1);
    if (last?.width === 'half' && width === 'half') last.names.push(name);
    else runs.push({ width, names: [name] });
    return runs;
  }, []);
}

interface ProductFieldsProps {
  categories: readonly { value: string; label: string }[];
  disabled: boolean;
  /** Those that are asked for, in their order. */
  names: readonly AttributeName[];
}

/** What a seller states about a product. */
export function ProductFields({ names: asked, ...props }: ProductFieldsProps) {
  return runsOf(asked).map(({ width, names }) => {
    const fields = names.map((name) => <AttributeField key={name} name={name} {...props} />);
    if (width === 'row') return fields;
    return (
      <Box key={names.join()} sx={PAIR}>
        {fields}
      </Box>
    );
  });
}
