import { Plural } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { reportError } from '@/lib/notices/report-error.ts';
import { readNewHits } from '../api/read-new-hits.ts';

interface NewFindsProps {
  searchId: string;
  /** Told which items are new, by their ids. */
  onFound: (ids: ReadonlySet<string>) => void;
}

/** Says how many items came for a saved search since its owner looked last, and that they have looked now. */
export function NewFinds({ searchId, onFound }: NewFindsProps) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isShown = true;
    readNewHits(searchId)
      .then((ids) => {
        if (!isShown) return;
        setCount(ids.size);
        onFound(ids);
      })
      .catch(reportError);
    return () => {
      isShown = false;
    };
  }, [searchId, onFound]);
  if (count === 0) return null;
  return (
    <Typography role="status" sx={{ mb: 1.5, fontWeight: 600 }}>
      <Plural
        value={count}
        one="# item is new since your last visit"
        other="# items are new since your last visit"
      />
    </Typography>
  );
}
