import Box from '@mui/material/Box';
import { AMOUNT, typedFault, typedValue } from '@thriftline/domain/base/fields/number-kinds';
import { useCallback, useState } from 'react';
import { NumberField } from '@/components/plain/number-field.tsx';
import { useDelayedText } from '@/hooks/use-delayed-text.ts';
import { useWords } from '@/lib/language/use-words.ts';

interface PriceFieldProps {
  label: string;
  value: number | undefined;
  onChange: (price: number | undefined) => void;
  fault?: string | undefined;
}

const textOf = (price: number | undefined) => (price === undefined ? '' : String(price));

/** A price to filter by, or nothing. */
export function PriceField({ label, value, onChange, fault }: PriceFieldProps) {
  const words = useWords();
  const [told, setTold] = useState(textOf(value));
  // However it is written: what was typed is not replaced by the price that it is.
  const isSame = told !== '' && typedValue(told, AMOUNT) === value;
  const [text, setText, tellNow] = useDelayedText(
    isSame ? told : textOf(value),
    useCallback(
      (typed: string) => {
        setTold(typed);
        const price = typedValue(typed, AMOUNT);
        onChange(price === undefined || price < 0 ? undefined : price);
      },
      [onChange],
    ),
  );
  const isUnread = text !== '' && text.trim() === told && typedValue(text, AMOUNT) === undefined;
  return (
    // A reader who goes on to the next field has typed all of it: closing the filters mustn't lose it.
    <Box onBlur={tellNow} sx={{ display: 'grid' }}>
      <NumberField
        label={label}
        kind={AMOUNT}
        text={text}
        onText={setText}
        fault={isUnread ? words(typedFault(text, AMOUNT)) : fault}
      />
    </Box>
  );
}
