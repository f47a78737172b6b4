import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { SIGNUP_ROLES, type SignupRole } from '@thriftline/domain/roles';
import { useField } from 'formik';

/** Whether someone comes to buy or to sell. */
export function RoleField() {
  const [field] = useField<SignupRole>('role');
  return (
    <FormControl>
      <FormLabel id="role-label">Role</FormLabel>
      <RadioGroup aria-labelledby="role-label" aria-describedby="role-help" {...field}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 1 }}>
          {SIGNUP_ROLES.map((role) => (
            <FormControlLabel
              key={role}
              value={role}
              control={<Radio />}
              label={role}
              sx={{
                m: 0,
                border: 1,
                borderRadius: 1,
                borderColor: field.value === role ? 'primary.main' : 'divider',
                bgcolor: field.value === role ? 'surface.tint' : 'background.paper',
              }}
            />
          ))}
        </Box>
      </RadioGroup>
      <FormHelperText id="role-help">Buyers book and pay for things, sellers offer them.</FormHelperText>
    </FormControl>
  );
}
