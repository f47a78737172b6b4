import TextField, { type TextFieldProps } from '@mui/material/TextField';

type NativeSelectProps<V extends string> = Pick<TextFieldProps, 'label' | 'sx'> & {
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
};

/** A choice from a list outside of forms: the browser's own list. */
export function NativeSelect<V extends string>({ options, onChange, ...props }: NativeSelectProps<V>) {
  return (
    <TextField
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      {...props}
      onChange={(event) => {
        const chosen = options.find(({ value }) => value === event.target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
