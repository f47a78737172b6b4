import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { startOfDay } from '@thriftline/domain/accounts/device';
import { dateFormat } from '@thriftline/domain/base/locale/locale';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useDevices } from '../api/use-devices.ts';
import { thisDevice } from '../this-device.ts';

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

function SignedIn({ since, lastUsed }: { since: string; lastUsed: string }) {
  return (
    <Trans>
      Signed in {since}, last used {lastUsed}
    </Trans>
  );
}

/** The devices that the account is signed in on, as each told of itself; nothing before the first has. */
export function DevicesList({ uid }: { uid: string }) {
  const { t } = useLingui();
  const devices = useDevices(uid);
  const here = thisDevice(uid)?.id;
  if (devices.length === 0) return null;
  return (
    <Box sx={{ width: 1, mt: 1 }}>
      <Typography variant="subtitle1" component="h3" id="devices">
        {t`Devices`}
      </Typography>
      <Box component="ul" aria-labelledby="devices" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {devices.map(({ _id, device, name, firstDay, lastDay }) => (
          <PartBoundary key={_id} as="li">
            <Box
              component="li"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                columnGap: 2,
                rowGap: 0.75,
                py: 1.25,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
                <Typography variant="body2" color="textSecondary">
                  <SignedIn since={day(startOfDay(firstDay))} lastUsed={day(startOfDay(lastDay))} />
                </Typography>
              </Box>
              {device === here && <Chip size="small" color="success" label={t`This device`} />}
            </Box>
          </PartBoundary>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t`Devices check in once a day, so one may be missing. When in doubt, sign out everywhere.`}
      </Typography>
    </Box>
  );
}
