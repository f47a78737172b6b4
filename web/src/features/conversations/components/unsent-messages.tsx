import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { paths } from '@thriftline/domain/base/paths';
import { Link as RouterLink } from 'react-router-dom';
import { UserText } from '@/components/texts/user-text.tsx';
import { useMutations } from '@/outbox/journal/mutations-store.ts';
import { conversationOf, refusedIn } from '../refused-in.ts';

/** The way to what was refused, also where there is no conversation for it. */
export function UnsentMessages() {
  const places = new Map(
    refusedIn(useMutations()).map((mutation) => [conversationOf(mutation), mutation.subject.name]),
  );
  if (places.size === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      <Trans>Not sent:</Trans>{' '}
      {[...places].map(([id, name], index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={paths.dashboard.messages.with(id)}>
            <UserText>{name}</UserText>
          </Link>
        </span>
      ))}
    </Alert>
  );
}
