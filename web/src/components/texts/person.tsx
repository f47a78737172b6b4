import { useLingui } from '@lingui/react/macro';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { isOwnPhoto } from '@/lib/pictures/own-picture.ts';
import { EmailText } from './email-text.tsx';
import { UserText } from './user-text.tsx';

interface PersonProps {
  name: string | null;
  email: string | null;
  photoURL: string | null;
}

/** A person's photo or initial, name and e-mail; what is missing says Not Found. */
export function Person({ name, email, photoURL }: PersonProps) {
  const { t } = useLingui();
  const photo = photoURL !== null && isOwnPhoto(photoURL) ? photoURL : null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2, minWidth: 0 }}>
      <Avatar
        src={photo ?? undefined}
        alt={photo === null ? undefined : name === null ? t`Photo of you` : t`Photo of ${name}`}
        sx={{ width: 48, height: 48, bgcolor: 'surface.tint', color: 'primary.main', typography: 'h4' }}
      >
        {name?.trim().charAt(0).toUpperCase() ?? '?'}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1">
          <UserText>{name ?? MESSAGES.notFound}</UserText>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {email === null ? MESSAGES.notFound : <EmailText>{email}</EmailText>}
        </Typography>
      </Box>
    </Box>
  );
}
