import { tidyMobile } from '@thriftline/domain/base/fields/fields';
import { steps } from '@thriftline/domain/base/fields/number-kinds';
import type { ProductAttribute } from '@thriftline/domain/catalogue/attributes/attribute-kinds';
import { attributeHelp, attributeLabel } from '@thriftline/domain/catalogue/attributes/attribute-texts';
import { choiceLabel } from '@thriftline/domain/catalogue/attributes/choice-labels';
import {
  type AttributeName,
  PRODUCT_ATTRIBUTES,
} from '@thriftline/domain/catalogue/attributes/product-attributes';
import { useField } from 'formik';
import { FormNumberField } from '@/components/form/form-number-field.tsx';
import { FormPriceField } from '@/components/form/form-price-field.tsx';
import { FormSelect } from '@/components/form/form-select.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { CategorySuggestion } from './category-suggestion.tsx';
import { CharacterCounter } from './character-counter.tsx';
import { OwnPriceField } from './own-price-field.tsx';
import { SimilarPrices } from './similar-prices.tsx';

interface FactFieldProps {
  name: AttributeName;
  categories: readonly { value: string; label: string }[];
  disabled: boolean;
}

/** What can be chosen: where nothing has to be, a choice can be taken back. */
function optionsOf({ options, optional }: Extract<ProductAttribute, { kind: 'choice' }>) {
  const stated = options.map((option) => ({ value: option, label: choiceLabel(option) }));
  return optional ? [{ value: '', label: '' }, ...stated] : stated;
}

/** The field of the form for one fact of a product, as its kind wants it. */
export function AttributeField({ name, categories, disabled }: FactFieldProps) {
  const fact: ProductAttribute = PRODUCT_ATTRIBUTES[name];
  const [{ value }] = useField<string>(name);
  const common = { name, label: attributeLabel(name), helperText: attributeHelp(name), disabled };
  switch (fact.kind) {
    case 'text': {
      const { lines, min, autoComplete } = fact;
      return (
        <FormTextField
          {...common}
          {...(lines && { multiline: true, minRows: 5 })}
          {...(autoComplete !== undefined && { autoComplete })}
          {...(min !== undefined && { helperText: <CharacterCounter text={value} least={min} /> })}
        />
      );
    }
    case 'choice':
      return <FormSelect {...common} options={optionsOf(fact)} />;
    case 'category':
      return (
        <div>
          <FormSelect {...common} options={categories} />
          <CategorySuggestion categories={categories} disabled={disabled} />
        </div>
      );
    case 'price':
      if (name !== 'resaleprice') return <FormPriceField {...common} />;
      return (
        <div>
          <OwnPriceField {...common} />
          <SimilarPrices />
        </div>
      );
    case 'cost':
      return <FormPriceField {...common} />;
    case 'number':
      return <FormNumberField {...common} kind={steps(fact.step)} />;
    case 'mobile':
      return <FormTextField {...common} type="tel" autoComplete="tel" tidy={tidyMobile} />;
  }
}
