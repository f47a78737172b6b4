import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { ROLE_LABELS } from '@thriftline/domain/accounts/roles';
import type { User } from '@thriftline/domain/accounts/user';
import type { ReactNode } from 'react';
import { EmailText } from '@/components/texts/email-text.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { isOwnPhoto } from '@/lib/pictures/own-picture.ts';
import { formatTime } from '@/lib/texts/format-time.ts';

/** Who a member is, at the top of the page about them: photo, name, address and what stands out. */
export function MemberHead({ user, children }: { user: Stored<User>; children?: ReactNode }) {
  const { t } = useLingui();
  const { name, email, photoURL, role, suspended, deleteAt, unprovenSince } = user;
  const photo = photoURL !== undefined && isOwnPhoto(photoURL) ? photoURL : undefined;
  const deletedOn = deleteAt === undefined ? '' : formatTime(deleteAt.toDate());
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
        <Avatar
          src={photo}
          alt=""
          sx={{ width: 64, height: 64, bgcolor: 'surface.tint', color: 'primary.main', typography: 'h3' }}
        >
          {name.trim().charAt(0).toUpperCase()}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            <UserText>{name}</UserText>
          </Typography>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <EmailText>{email}</EmailText>
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Chip size="small" label={ROLE_LABELS[role]} />
        {suspended && <Chip size="small" color="error" variant="outlined" label={t`Suspended`} />}
        {unprovenSince !== undefined && (
          <Chip size="small" color="warning" variant="outlined" label={t`E-mail not confirmed`} />
        )}
        {children}
      </Box>
      {deleteAt !== undefined && (
        <Alert severity="warning">
          {t`This member asked to delete their account. It’s deleted on ${deletedOn}.`}
        </Alert>
      )}
    </Box>
  );
}
