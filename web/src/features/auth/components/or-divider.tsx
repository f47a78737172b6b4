import Divider from '@mui/material/Divider';

/** Between the form and the other way in. */
export function OrDivider() {
  return <Divider sx={{ color: 'text.secondary', typography: 'body2' }}>or</Divider>;
}
