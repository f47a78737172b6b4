import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useUnsentCount } from '@/outbox/journal/mutations-store.ts';

/** The way to what waits to be sent or was refused, with how much that is; nothing when there is none. */
export function UnsentLink() {
  const count = useUnsentCount();
  return count === 0 ? null : <Link to={paths.dashboard.outbox.href()}>Not sent: {count}</Link>;
}
