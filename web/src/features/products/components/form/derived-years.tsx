import { steps, typedValue } from '@thriftline/domain/base/fields/number-kinds';
import { PRODUCT_ATTRIBUTES } from '@thriftline/domain/catalogue/attributes/product-attributes';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { serverNow } from '@/lib/clock/server-clock.ts';
import type { ProductFormValues } from '../../product-form-values.ts';
import { yearOfPurchase, yearsOfUse } from '../../publishing/years-of-use.ts';

type Field = 'yearsofuse' | 'yearsofpurchase';

const FROM: Readonly<Record<Field, (typed: number, now: number) => number | undefined>> = {
  yearsofuse: yearsOfUse,
  yearsofpurchase: yearOfPurchase,
};

/** Fills in how long an item was used from when it was bought, and the other way round, as long as nobody says otherwise. */
export function DerivedYears() {
  const { values, setFieldValue } = useFormikContext<ProductFormValues>();
  const { yearsofuse, yearsofpurchase } = values;
  const derived = useRef<{ field: Field; value: string }>(undefined);

  useEffect(() => {
    const typed = { yearsofuse, yearsofpurchase };
    const isFree = (field: Field) =>
      typed[field] === '' || (derived.current?.field === field && derived.current.value === typed[field]);
    const follow = (field: Field, source: Field) => {
      const stated = typedValue(typed[source], steps(PRODUCT_ATTRIBUTES[source].step));
      const value = String((stated === undefined ? undefined : FROM[field](stated, serverNow())) ?? '');
      if (value === typed[field]) return;
      derived.current = { field, value };
      void setFieldValue(field, value);
    };
    if (isFree('yearsofuse') && !isFree('yearsofpurchase')) follow('yearsofuse', 'yearsofpurchase');
    else if (isFree('yearsofpurchase') && !isFree('yearsofuse')) follow('yearsofpurchase', 'yearsofuse');
    // What it came from was emptied.
    else if (isFree('yearsofuse') && derived.current !== undefined && typed[derived.current.field] !== '')
      void setFieldValue(derived.current.field, '');
  }, [yearsofuse, yearsofpurchase, setFieldValue]);
  return null;
}
