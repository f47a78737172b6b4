import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SettingsVersion, settingWords } from '@thriftline/domain/settings/shop-settings';
import { formatTime } from '@/lib/texts/format-time.ts';
import { useSettingsVersions } from '../api/use-settings-versions.ts';

const words = ({ whoName, changed, createdAt }: SettingsVersion) =>
  `${formatTime(createdAt.toDate())}, ${whoName}: ${settingWords(changed)}`;

/** What was changed last, when and by whom; the changes before it on demand. Every version is kept. */
export function SettingsHistory() {
  const { status, rows } = useSettingsVersions();
  const [last, ...before] = rows.map(({ data }) => data);
  return (
    <Box sx={{ mb: 3, color: 'text.secondary', typography: 'body2', minHeight: '1.5em' }}>
      {last !== undefined && <Typography variant="body2">Last change: {words(last)}</Typography>}
      {status === 'ready' && last === undefined && 'No changes yet. These are the defaults.'}
      {before.length > 0 && (
        <Box component="details" sx={{ '& summary': { py: 1.25, cursor: 'pointer', width: 'fit-content' } }}>
          <summary>Earlier changes</summary>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
            {before.map((version) => (
              <li key={version._id}>{words(version)}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
