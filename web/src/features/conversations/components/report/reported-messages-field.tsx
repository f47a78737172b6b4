import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { Message } from '@thriftline/domain/conversations/conversation';
import { PICTURE_ALONE } from '@thriftline/domain/pictures/message-picture';
import { useField } from 'formik';
import type { Stored } from '@/lib/firebase/stored.ts';
import { useFieldFault } from '@/lib/language/use-field-fault.ts';

interface ReportedMessagesFieldProps {
  /** Key of the formik value, a list of ids. */
  name: string;
  /** Oldest first. */
  messages: readonly Stored<Message>[];
}

/** Which messages are meant. */
export function ReportedMessagesField({ name, messages }: ReportedMessagesFieldProps) {
  const [{ value }, , { setValue }] = useField<readonly string[]>(name);
  const fault = useFieldFault(name);
  const toggle = (id: string) =>
    void setValue(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  return (
    <FormControl component="fieldset" error={fault !== undefined} sx={{ minWidth: 0 }}>
      <FormLabel component="legend">
        <Trans>Which messages?</Trans>
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 0.5, maxHeight: 240, overflowY: 'auto' }}>
        {messages.map(({ _id, text, picture }) => (
          <FormControlLabel
            key={_id}
            control={<Checkbox checked={value.includes(_id)} onChange={() => toggle(_id)} />}
            label={picture ? `${PICTURE_ALONE}${text && `: ${text}`}` : text}
            sx={{
              mr: 0,
              '& .MuiFormControlLabel-label': {
                overflowWrap: 'anywhere',
                minWidth: 0,
                whiteSpace: 'pre-wrap',
              },
            }}
          />
        ))}
      </Box>
      {messages.length === 0 && (
        <FormHelperText>
          <Trans>There are no messages from them to report.</Trans>
        </FormHelperText>
      )}
      {fault !== undefined && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  );
}
