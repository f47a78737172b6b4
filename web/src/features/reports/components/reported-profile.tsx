import { useLingui } from '@lingui/react/macro';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { STATUS_LABELS } from '@thriftline/domain/accounts/roles';
import { paths } from '@thriftline/domain/base/paths';
import { type Evidence, PROFILE_PHOTO } from '@thriftline/domain/reports/evidence';
import { Link as RouterLink } from 'react-router-dom';
import { UserText } from '@/components/texts/user-text.tsx';
import { KeptPhoto } from './kept-photo.tsx';

interface ReportedProfileProps {
  reportId: string;
  sellerId: string;
  evidence: Pick<Evidence, 'profile' | 'reportedName'>;
}

/** The profile that a report is about, as it was when the report came, and the way to how it is now. */
export function ReportedProfile({
  reportId,
  sellerId,
  evidence: { profile, reportedName },
}: ReportedProfileProps) {
  const { t } = useLingui();
  if (profile === undefined) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.25,
        borderRadius: '12px',
        bgcolor: 'surface.sunken',
        overflowWrap: 'anywhere',
      }}
    >
      {profile.photo && (
        <KeptPhoto reportId={reportId} name={PROFILE_PHOTO} photo={profile.photo} alt={t`Account photo`} />
      )}
      {profile.photoURL !== undefined && (
        <>
          <Avatar src={profile.photoURL} alt={t`Account photo`} />
          <Box sx={{ typography: 'body2' }}>{t`This photo couldn’t be kept. It may have changed since.`}</Box>
        </>
      )}
      <Box sx={{ minWidth: 0 }}>
        <UserText block>{reportedName ?? ''}</UserText>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{STATUS_LABELS[profile.status]}</Box>
        {[profile.about, profile.policies].map(
          (words) =>
            words !== undefined && (
              <UserText key={words} block>
                {words}
              </UserText>
            ),
        )}
      </Box>
      <Link component={RouterLink} to={paths.seller.href(sellerId)}>
        {t`Open profile`}
      </Link>
    </Box>
  );
}
