import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SettingsVersion, settingWords } from '@thriftline/domain/settings/shop-settings';
import { formatTime } from '@/lib/texts/format-time.ts';
import { useSettingsVersions } from '../api/use-settings-versions.ts';

function changeText({ whoName, changed, createdAt }: SettingsVersion): string {
  const time = formatTime(createdAt.toDate());
  const changes = settingWords(changed);
  return t`${time}, ${whoName}: ${changes}`;
}

/** What was changed last, when and by whom; the changes before it on demand. Every version is kept. */
export function SettingsHistory() {
  const { t } = useLingui();
  const { status, rows } = useSettingsVersions();
  const [last, ...before] = rows.map(({ data }) => data);
  const lastChange = last === undefined ? '' : changeText(last);
  return (
    <Box sx={{ mb: 3, color: 'text.secondary', typography: 'body2', minHeight: '1.5em' }}>
      {last !== undefined && <Typography variant="body2">{t`Last change: ${lastChange}`}</Typography>}
      {status === 'ready' && last === undefined && t`No changes yet. These are the defaults.`}
      {before.length > 0 && (
        <Box component="details" sx={{ '& summary': { py: 1.25, cursor: 'pointer', width: 'fit-content' } }}>
          <summary>{t`Earlier changes`}</summary>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
            {before.map((version) => (
              <li key={version._id}>{changeText(version)}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
