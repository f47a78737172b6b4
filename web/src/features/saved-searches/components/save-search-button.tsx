import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import Button from '@mui/material/Button';
import type { SearchQuery } from '@thriftline/domain/search/search-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';

const LOOKS = { size: 'small', startIcon: <BookmarkAddOutlined />, sx: { flexShrink: 0 } } as const;

/** Saves the search that is shown by one tap; leads those who are not signed in to the login and back. */
export function SaveSearchButton({ query }: { query: SearchQuery }) {
  const { status, uid } = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  if (status === 'signedOut') {
    const from = { pathname, search, hash };
    return (
      <Button {...LOOKS} component={Link} to={paths.login.href()} state={{ from }}>
        Save this search
      </Button>
    );
  }
  const save = async () => {
    if (uid === null) return;
    setBusy(true);
    try {
      const { saveNow } = await import('./save-now.tsx');
      await saveNow(uid, query, navigate);
    } catch (error) {
      notify.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      {...LOOKS}
      loading={busy}
      loadingPosition="start"
      disabled={uid === null}
      onClick={() => void save()}
    >
      Save this search
    </Button>
  );
}
