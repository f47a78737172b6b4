import { select } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { text } from '@thriftline/domain/base/fields/fields';
import { paths } from '@thriftline/domain/base/paths';
import { SENDING_CHANNELS } from '@thriftline/domain/base/sending-channels';
import {
  FREQUENCIES,
  FREQUENCY_LABELS,
  type Frequency,
  MAX_SEARCH_NAME,
  type SavedSearch,
  withoutChannels,
} from '@thriftline/domain/saved-searches/saved-search';
import { Link as RouterLink } from 'react-router-dom';
import { boolean, mixed, object } from 'yup';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormSelect } from '@/components/form/form-select.tsx';
import { FormSwitch } from '@/components/form/form-switch.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { env } from '@/config/env.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { waitsFor } from '@/lib/connection/connection.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { changeSavedSearch } from '../api/change-saved-search.ts';

const schema = object({
  name: text({ max: MAX_SEARCH_NAME }),
  frequency: mixed<Frequency>().oneOf(FREQUENCIES).required(),
  email: boolean().required(),
  push: boolean().required(),
});

const options = () => FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));

function changeWaits(): string {
  const waits = waitsFor();
  return select(waits, {
    offline: 'Waiting to send: your changes are saved once you’re back online.',
    other: 'Waiting to send: your changes are saved once we’re connected again.',
  });
}

interface SavedSearchDialogProps {
  /** The search that is changed; the dialog is closed while there is none. */
  search: Stored<SavedSearch> | undefined;
  onClose: () => void;
}

interface Choices {
  name: string;
  frequency: Frequency;
  email: boolean;
  push: boolean;
}

/** Changes what a saved search is called, how often its owner hears of it, and by which ways. */
export function SavedSearchDialog({ search, onClose }: SavedSearchDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  if (search === undefined) return null;
  const { without = [] } = search;
  const keep = async ({ name, frequency, ...ways }: Choices) => {
    const changes = {
      name: name.trim(),
      frequency,
      without: withoutChannels(SENDING_CHANNELS.filter((channel) => ways[channel])),
    };
    const sent = await changeSavedSearch(search, changes);
    if (sent === 'sent') notify.success(t`The search is changed`);
    else notify.info(changeWaits());
    onClose();
  };
  return (
    <FormDialog
      open
      title={t`Change the saved search`}
      text={t`Daily and weekly updates arrive at 7 in the morning, in the time zone you chose under Notifications.`}
      submitLabel={t`Save`}
      initialValues={{
        name: search.name,
        frequency: search.frequency,
        email: !without.includes('email'),
        push: !without.includes('push'),
      }}
      keepAs={`search:${search._id}`}
      schema={schema}
      onSubmit={keep}
      onClose={onClose}
    >
      <FormTextField name="name" label={t`Name`} slotProps={{ htmlInput: { maxLength: MAX_SEARCH_NAME } }} />
      <FormSelect name="frequency" label={t`Tell me`} options={options()} />
      <FormSwitch name="email" label={t`By e-mail`} helperText={t`To your address, once it is confirmed`} />
      {env.vapidPublicKey !== undefined && (
        <FormSwitch name="push" label={t`On my devices`} helperText={t`On devices where you allowed it`} />
      )}
      <Typography variant="body2">
        <Trans>
          New items always appear here. Your choices for all searches in{' '}
          <Link component={RouterLink} to={paths.dashboard.notifications.href()}>
            Notifications
          </Link>{' '}
          apply to this one, too.
        </Trans>
      </Typography>
    </FormDialog>
  );
}
