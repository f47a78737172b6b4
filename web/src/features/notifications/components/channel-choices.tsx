import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import {
  NOTIFICATION_GROUPS,
  type NotificationChannel,
  type NotificationGroup,
} from '@thriftline/domain/notifications/kinds/kind-entry';
import { NOTIFICATION_KINDS } from '@thriftline/domain/notifications/notification-kinds';
import {
  NOTIFICATION_GROUP_LABELS,
  type NotificationChoice,
  type NotificationPreferences,
  OPTIONAL_CHANNELS,
} from '@thriftline/domain/notifications/notification-preferences';
import { VISUALLY_HIDDEN } from '@/components/plain/visually-hidden.ts';
import { env } from '@/config/env.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { chooseNotifications } from '../api/choose-notifications.ts';

/** The ways that there are. */
const CHANNELS: readonly NotificationChannel[] = [
  'inbox',
  'email',
  // Where the shop sends any.
  ...(env.vapidPublicKey === undefined ? [] : (['push'] as const)),
];

const CHANNEL_LABELS = lookedUp<NotificationChannel>({
  inbox: msg`Here`,
  email: msg`E-mail`,
  push: msg`On devices`,
});

/** Whether anything of the group comes that way. */
const comesBy = (group: NotificationGroup, channel: NotificationChannel) =>
  Object.values(NOTIFICATION_KINDS).some(
    (kind) => kind.group === group && (kind.channels as readonly NotificationChannel[]).includes(channel),
  );

function choiceOf(group: NotificationGroup, channel: NotificationChannel): NotificationChoice | undefined {
  const optional: readonly string[] = comesBy(group, channel) ? OPTIONAL_CHANNELS[group] : [];
  return optional.includes(channel) ? (`${group}.${channel}` as NotificationChoice) : undefined;
}

/**
 * Where letters are too large for four columns a line for each way. The roles are written out: browsers forget what a table is
 * when its parts are laid out another way.
 */
const STACKED = {
  '@container (max-width: 19rem)': {
    '&, & tbody, & tr': { display: 'block' },
    '& thead': VISUALLY_HIDDEN,
    '& th, & td': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 },
    '& th': { borderBottom: 0, pt: 2 },
    '& td::before': { content: 'attr(data-way)' },
  },
} as const;

/** What an account is told about, and by which ways. */
export function ChannelChoices({ uid, preferences }: { uid: string; preferences: NotificationPreferences }) {
  const { t } = useLingui();
  const { off = [], letters } = preferences;
  const notify = useNotify();
  const choose = (choice: NotificationChoice, on: boolean) =>
    void chooseNotifications(uid, choice, on).catch(notify.error);
  return (
    <Box sx={{ containerType: 'inline-size', my: 1 }}>
      <Table role="table" size="small" aria-labelledby="choices" sx={{ maxWidth: '40rem', ...STACKED }}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {/* The others are as wide as their words and switches. */}
            <TableCell role="columnheader" sx={{ pl: 0, width: '100%' }}>
              {t`Topic`}
            </TableCell>
            {CHANNELS.map((channel) => (
              <TableCell
                key={channel}
                role="columnheader"
                align="center"
                sx={{ px: 0.5, lineHeight: 1.3, whiteSpace: 'normal' }}
              >
                {CHANNEL_LABELS[channel]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {NOTIFICATION_GROUPS.map((group) => (
            <TableRow key={group} role="row">
              <TableCell
                component="th"
                role="rowheader"
                scope="row"
                sx={{ pl: 0, pr: 1, overflowWrap: 'break-word' }}
              >
                {NOTIFICATION_GROUP_LABELS[group]}
              </TableCell>
              {CHANNELS.map((channel) => {
                const [topic, name] = [NOTIFICATION_GROUP_LABELS[group], CHANNEL_LABELS[channel]];
                const choice = choiceOf(group, channel);
                const isOff = channel === 'email' && letters === 'off';
                return (
                  <TableCell
                    key={channel}
                    role="cell"
                    data-way={name}
                    align="center"
                    // The theme's own would take from words as long as German has them.
                    sx={{ px: 0 }}
                  >
                    {choice === undefined ? (
                      comesBy(group, channel) ? (
                        t`Always`
                      ) : (
                        t`Never`
                      )
                    ) : (
                      <Switch
                        checked={!off.includes(choice) && !isOff}
                        disabled={isOff}
                        slotProps={{
                          input: { 'aria-label': t`${topic}: ${name}` },
                        }}
                        onChange={(_event, on) => choose(choice, on)}
                      />
                    )}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
