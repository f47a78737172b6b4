import { useLingui } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import { paths } from '@thriftline/domain/base/paths';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { UserText } from '../texts/user-text.tsx';

interface MemberLinkProps {
  /** Absent of the oldest records, and of who is gone: then the name leads nowhere. */
  uid: string | undefined;
  /** The name; the oldest records lack it. */
  children: ReactNode;
}

/** A member's name as the way to the page that admins have about them. For admins' lists alone. */
export function MemberLink({ uid, children }: MemberLinkProps) {
  const { t } = useLingui();
  if (uid === undefined) return <UserText>{children}</UserText>;
  return (
    <Link
      component={RouterLink}
      to={paths.dashboard.member.href(uid)}
      color="inherit"
      underline="always"
      sx={{
        display: 'inline-block',
        // If a long name wraps, its first line aligns with the label.
        baselineSource: 'first',
        py: 0.5,
        font: 'inherit',
        letterSpacing: 'inherit',
        textDecorationColor: 'var(--mui-palette-text-secondary)',
      }}
    >
      {children === undefined || children === '' ? t`Unnamed member` : <UserText>{children}</UserText>}
    </Link>
  );
}
