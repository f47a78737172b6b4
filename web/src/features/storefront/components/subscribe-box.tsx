import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';

/** What an e-mail address looks like; the same as in domain/fields.ts, without the library that comes with it. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** Asks for an e-mail address. Nothing is sent or kept yet, and the answer promises nothing it does not do. */
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
          <TextField
            label="Email"
            type="email"
            id="subscribe-email"
            autoComplete="email"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            error={fault !== undefined}
            helperText={fault}
            sx={{ flex: '1 1 200px' }}
          />
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
