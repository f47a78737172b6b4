import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Role } from '@thriftline/domain/accounts/roles';
import { useState } from 'react';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { downloadBlob } from '@/lib/browser/download-blob.ts';

/** How many of the pictures are in the archive. */
interface Progress {
  done: number;
  all: number;
}

/** Has the browser save all that the shop keeps of one's own account, pictures too, in one file. */
export function DownloadDataButton({ uid, role }: { uid: string; role: Role }) {
  const { t } = useLingui();
  const [progress, setProgress] = useState<Progress | null>(null);
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const current = (progress?.done ?? 0) + 1;
  const all = progress?.all ?? 0;
  const save = async () => {
    setProgress({ done: 0, all: 0 });
    try {
      const { makeMyArchive } = await import('../api/make-my-archive.ts');
      const { file, missing } = await makeMyArchive({ uid, role }, (done, all) => setProgress({ done, all }));
      downloadBlob(`my-data-${new Date().toISOString().slice(0, 10)}.zip`, file);
      if (missing > 0) {
        const unread = plural(missing, {
          one: 'One photo couldn’t be read. It’s listed in missing.txt.',
          other: '# photos couldn’t be read. They’re listed in missing.txt.',
        });
        notify.info(unread);
      }
    } catch (error) {
      notify.error(error);
    } finally {
      setProgress(null);
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={save} loading={progress !== null} {...needsNetwork}>
        {t`Download my data`}
      </Button>
      {progress !== null && all > 0 && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {t`Photo ${current} of ${all}`}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(100 * progress.done) / all}
            aria-label={t`Photos in the file`}
            sx={{ mt: 0.5, maxWidth: '20rem' }}
          />
        </>
      )}
    </>
  );
}
