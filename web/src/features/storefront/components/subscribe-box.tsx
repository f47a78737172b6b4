import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';

/** What an e-mail address looks like; the same as in domain/fields.ts, without the library that comes with it. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/**
 * Asks for an e-mail address. Nothing is sent or kept yet, and the answer promises nothing it does not do. Made of the parts of a
 * TextField: the whole would bring menus and dialogs to the home page.
 */
export function SubscribeBox() {
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState<string>();
  const [thanked, setThanked] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const valid = ADDRESS.test(address.trim());
    setFault(valid ? undefined : 'An e-mail address, like name@example.com');
    setThanked(valid);
  };

  return (
    <Box
      component="section"
      aria-labelledby="subscribe"
      sx={{
        bgcolor: 'surface.tint',
        borderRadius: 2,
        p: { xs: 3, md: 5 },
        display: 'grid',
        gap: { xs: 2, md: 5 },
        gridTemplateColumns: { md: '1fr 1fr' },
        alignItems: 'center',
      }}
    >
      <div>
        <Typography variant="h2" id="subscribe">
          New finds, now and then
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          Tell us where to write when our letter starts.
        </Typography>
      </div>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'start' }}>
          <FormControl error={fault !== undefined} sx={{ flex: '1 1 200px' }}>
            <InputLabel htmlFor="subscribe-email">Email</InputLabel>
            <OutlinedInput
              id="subscribe-email"
              label="Email"
              type="email"
              autoComplete="email"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              aria-describedby="subscribe-fault"
            />
            <FormHelperText id="subscribe-fault" role="alert">
              {fault}
            </FormHelperText>
          </FormControl>
          <Button type="submit" variant="contained" size="large">
            Subscribe
          </Button>
        </Box>
        <div role="status">
          {thanked && <Alert severity="success">Thank you! Our letter is not out yet.</Alert>}
        </div>
      </Box>
    </Box>
  );
}
