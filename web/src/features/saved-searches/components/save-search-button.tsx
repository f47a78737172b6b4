import { useLingui } from '@lingui/react/macro';
import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import type { SearchQuery } from '@thriftline/domain/search/search-query';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';

const LOOKS = { size: 'small', startIcon: <BookmarkAddOutlined />, sx: { flexShrink: 0 } } as const;

/** Saves the search that is shown by one tap; leads those who are not signed in to the login and back. */
export function SaveSearchButton({ query }: { query: SearchQuery }) {
  const { t } = useLingui();
  const { status, uid } = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { busy, run } = useAct();
  if (status === 'signedOut') {
    const from = { pathname, search, hash };
    return (
      <Button {...LOOKS} component={Link} to={paths.login.href()} state={{ from }}>
        {t`Save this search`}
      </Button>
    );
  }
  const save = async () => {
    if (uid === null) return;
    await run(async () => {
      const { saveNow } = await import('./save-now.tsx');
      await saveNow(uid, query, navigate);
    });
  };
  return (
    <Button
      {...LOOKS}
      loading={busy}
      loadingPosition="start"
      disabled={uid === null}
      onClick={() => void save()}
    >
      {t`Save this search`}
    </Button>
  );
}
