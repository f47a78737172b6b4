import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AMOUNT, type NumberKind } from '@thriftline/domain/base/fields/number-kinds';
import { readTypedNumber } from '@thriftline/domain/base/fields/typed-number';
import { type ReactNode, useId } from 'react';
import { CurrencySign } from './currency-sign.tsx';
import { VISUALLY_HIDDEN } from './visually-hidden.ts';

interface NumberFieldProps extends Pick<TextFieldProps, 'id' | 'name' | 'disabled' | 'onBlur' | 'required'> {
  label: string;
  /** What is asked for: an amount, per cent, years. */
  kind: NumberKind;
  /** What is typed. */
  text: string;
  onText: (text: string) => void;
  /** What is wrong with it. Of a number that may be two it is asked then which is meant. */
  fault: string | undefined;
  /** Shown under the field unless there is a fault. */
  helperText?: ReactNode;
}

/**
 * The one field for a number: it takes comma and point by one rule (typed-number.ts) and says beside what is typed how that is
 * read. A field of the browser's own kind for numbers changes under the mouse wheel, and reads a comma as each browser likes.
 */
export function NumberField({ kind, text, onText, fault, helperText, ...props }: NumberFieldProps) {
  const { t } = useLingui();
  const readId = useId();
  const read = readTypedNumber(text, kind);
  const readBack = read.kind === 'number' ? kind.write(read.value) : '';
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextField
        fullWidth
        {...props}
        value={text}
        onChange={(event) => onText(event.target.value)}
        error={fault !== undefined}
        helperText={fault ?? helperText}
        slotProps={{
          htmlInput: {
            inputMode: kind.decimals === 0 ? 'numeric' : 'decimal',
            autoComplete: 'off',
            'aria-details': readId,
          },
          input: {
            startAdornment: kind === AMOUNT && <CurrencySign side="start" />,
            endAdornment: (
              <>
                <InputAdornment position="end">
                  <output id={readId} htmlFor={props.id}>
                    {readBack !== '' && readBack !== text.trim() && (
                      <>
                        <Box component="span" sx={VISUALLY_HIDDEN}>
                          {t`Read as`}{' '}
                        </Box>
                        <span aria-hidden>= </span>
                        {readBack}
                      </>
                    )}
                  </output>
                </InputAdornment>
                {kind === AMOUNT && <CurrencySign side="end" />}
              </>
            ),
          },
        }}
      />
      {fault !== undefined && read.kind === 'either' && (
        <Box role="group" aria-label={fault} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {read.values.map((value) => (
            <Button
              key={value}
              variant="outlined"
              disabled={props.disabled ?? false}
              // Never three decimals: two numbers would be meant again.
              onClick={() => onText(value.toFixed(Number.isInteger(value) ? 0 : kind.decimals))}
            >
              {kind.write(value)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
