import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { text } from '@thriftline/domain/fields';
import {
  FREQUENCIES,
  FREQUENCY_LABELS,
  type Frequency,
  MAX_SEARCH_NAME,
  type SavedSearch,
} from '@thriftline/domain/saved-searches/saved-search';
import { Link as RouterLink } from 'react-router-dom';
import { mixed, object } from 'yup';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormSelect } from '@/components/form/form-select.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { paths } from '@/config/paths.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Stored } from '@/lib/stored.ts';
import { changeSavedSearch } from '../api/change-saved-search.ts';

const schema = object({
  name: text({ max: MAX_SEARCH_NAME }),
  frequency: mixed<Frequency>().oneOf(FREQUENCIES).required(),
});

const OPTIONS = FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));

interface SavedSearchDialogProps {
  /** The search that is changed; the dialog is closed while there is none. */
  search: Stored<SavedSearch> | undefined;
  onClose: () => void;
}

/** Changes what a saved search is called and how often its owner hears of it. */
export function SavedSearchDialog({ search, onClose }: SavedSearchDialogProps) {
  const notify = useNotify();
  if (search === undefined) return null;
  const keep = async ({ name, frequency }: { name: string; frequency: Frequency }) => {
    const sent = await changeSavedSearch(search, { name: name.trim(), frequency });
    if (sent === 'sent') notify.success('The search is changed');
    else notify.info('Waiting to send: it is changed once you are back online.');
    onClose();
  };
  return (
    <FormDialog
      open
      title="Change the saved search"
      text="Daily and weekly news come at 7 in the morning, by the clock you chose in Notifications."
      submitLabel="Save"
      initialValues={{ name: search.name, frequency: search.frequency }}
      keepAs={`search:${search._id}`}
      schema={schema}
      onSubmit={keep}
      onClose={onClose}
    >
      <FormTextField name="name" label="Name" slotProps={{ htmlInput: { maxLength: MAX_SEARCH_NAME } }} />
      <FormSelect name="frequency" label="Tell me" options={OPTIONS} />
      <Typography variant="body2">
        How it reaches you, you choose in{' '}
        <Link component={RouterLink} to={paths.dashboard.notifications.href()}>
          Notifications
        </Link>
        .
      </Typography>
    </FormDialog>
  );
}
