import TextField from '@mui/material/TextField';

/** Something a form says but nobody can change. */
export function ReadOnlyField({ label, value }: { label: string; value: string }) {
  return <TextField fullWidth label={label} value={value} slotProps={{ htmlInput: { readOnly: true } }} />;
}
