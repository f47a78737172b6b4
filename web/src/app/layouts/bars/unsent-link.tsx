import { Trans } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';
import { useUnsentCount } from '@/outbox/journal/mutations-store.ts';

/** The way to what waits to be sent or was refused, with how much that is; nothing when there is none. */
export function UnsentLink() {
  const count = useUnsentCount();
  if (count === 0) return null;
  return (
    <Link to={paths.dashboard.outbox.href()}>
      <Trans>Not sent: {count}</Trans>
    </Link>
  );
}
