import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MAX_MESSAGE } from '@thriftline/domain/conversation';
import { QUICK_ANSWERS } from '@thriftline/domain/quick-answers';
import type { Side } from '@thriftline/domain/side';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ContactWarning } from './contact-warning.tsx';

/** From how many characters on it is said how many are left. */
const SAY_FROM = MAX_MESSAGE - 200;

interface ComposerProps {
  side: Side;
  /** Sends it; false where it was refused at once, and the text stays. */
  onSend: (text: string) => Promise<boolean>;
}

/** Where a message is written: a quick answer is put into the field, and nothing is sent by one tap on it. */
export function Composer({ side, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const send = async () => {
    if (text.trim() === '') return;
    setText('');
    field.current?.focus();
    // Another may be begun while this one is on its way.
    if (!(await onSend(text))) setText((begun) => (begun === '' ? text : begun));
  };
  const sendByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) void send();
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      sx={{ display: 'grid', gap: 1.5, pt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      {/* In one line on phones, so that the field stays in sight. */}
      <Box
        role="group"
        aria-label="Quick answers"
        sx={{
          display: 'flex',
          flexWrap: { md: 'wrap' },
          gap: 1,
          overflowX: { xs: 'auto', md: 'visible' },
          p: 0.5,
          m: -0.5,
        }}
      >
        {QUICK_ANSWERS[side].map((answer) => (
          <Button
            key={answer}
            type="button"
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => {
              setText(answer);
              field.current?.focus();
            }}
            sx={{ fontWeight: 400, flexShrink: 0 }}
          >
            {answer}
          </Button>
        ))}
      </Box>
      <TextField
        label="Message"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={sendByKey}
        inputRef={field}
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
        helperText={text.length >= SAY_FROM ? `${MAX_MESSAGE - text.length} characters left` : undefined}
        slotProps={{ htmlInput: { maxLength: MAX_MESSAGE } }}
      />
      <ContactWarning text={text} to="writer" />
      <Button type="submit" variant="contained" sx={{ justifySelf: 'end' }}>
        Send
      </Button>
    </Box>
  );
}
