import TextField from '@mui/material/TextField';
import { useCallback } from 'react';
import { CurrencySign } from '@/components/currency-sign.tsx';
import { useDelayedText } from '@/hooks/use-delayed-text.ts';

interface PriceFieldProps {
  label: string;
  value: number | undefined;
  onChange: (price: number | undefined) => void;
  fault?: string | undefined;
}

/** A price to filter by, or nothing. */
export function PriceField({ label, value, onChange, fault }: PriceFieldProps) {
  const [text, setText] = useDelayedText(
    value === undefined ? '' : String(value),
    useCallback(
      (typed: string) => {
        const price = Number(typed);
        onChange(typed === '' || !Number.isFinite(price) || price < 0 ? undefined : price);
      },
      [onChange],
    ),
  );
  return (
    <TextField
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      error={fault !== undefined}
      helperText={fault}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <CurrencySign /> },
      }}
    />
  );
}
