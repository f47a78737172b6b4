import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import { useId } from 'react';

interface FormRadiosProps {
  /** Key of the formik value. */
  name: string;
  label: string;
  /** All there is to choose from, with what each brings about. */
  options: readonly { value: string; label: string; helperText: string }[];
}

/** One of a few choices in a formik form, each with what it brings about under it. */
export function FormRadios({ name, label, options }: FormRadiosProps) {
  const [field] = useField<string>(name);
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup {...field} aria-labelledby={id}>
        {options.map(({ value, label: words, helperText }) => (
          <div key={value}>
            <FormControlLabel
              value={value}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}${value}` } }} />}
              label={words}
            />
            <FormHelperText id={`${id}${value}`} sx={{ ml: 4, mt: -0.75 }}>
              {helperText}
            </FormHelperText>
          </div>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
