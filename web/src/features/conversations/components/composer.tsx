import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Side } from '@thriftline/domain/base/side';
import { MAX_MESSAGE } from '@thriftline/domain/conversations/conversation';
import { QUICK_ANSWERS } from '@thriftline/domain/conversations/quick-answers';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { EarlyValues } from '@/components/form/autosave/early-values.tsx';
import { ABOVE_TABS } from '@/components/plain/above-tabs.ts';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { getCurrentUser } from '@/lib/account/current-user.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';
import { byPlace } from '@/lib/texts/by-place.ts';
import { forgetSent, keepUnsent } from '../keep-unsent.ts';
import { messageBegun, messageForm } from '../message-begun.ts';
import { onSentElsewhere, photoMark, tellOtherTabs, tellThisTab } from '../sent-in-tabs.ts';
import { ContactWarning } from './contact-warning.tsx';
import { LazyAttachment } from './lazy-attachment.tsx';

// One writes before it is there.
const AutosavedMessage = lazy(async () => ({
  default: (await import('./autosaved-message.tsx')).AutosavedMessage,
}));
// Few send a picture.
const AttachButton = lazy(async () => ({ default: (await import('./attaching.ts')).AttachButton }));

const EMPTY = { text: '' };

/** A message that is being written, or has just been sent. */
interface Message {
  text: string;
  picture: AttachedPicture | undefined;
}

/** From how many characters on it is said how many are left. */
const SAY_FROM = MAX_MESSAGE - 200;

interface ComposerProps {
  conversationId: string;
  side: Side;
  /**
   * Sends it. Gives false if it is refused immediately: then text and picture stay. Calls `onSending` once the journal has it; until then
   * the composer keeps it.
   */
  onSend: (text: string, picture: AttachedPicture | undefined, onSending: () => void) => Promise<boolean>;
}

/** Where a message is written. A quick reply is sent by one tap, unless something else was begun: then it takes the place of that. */
export function Composer({ conversationId, side, onSend }: ComposerProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [attached, setAttached] = useState<AttachedPicture | 'busy'>();
  // What has left the field and is nowhere else yet.
  const [going, setGoing] = useState<Message>();
  // Each gets a button of its own: what the one before is still making comes to nothing.
  const [round, setRound] = useState(0);
  // Counts what other tabs told of it.
  const [copiesLost, setCopiesLost] = useState(0);
  const left = MAX_MESSAGE - text.length;
  const busy = attached === 'busy';
  const picture = busy ? undefined : attached;
  const kept = (text === '' && picture === undefined ? going : undefined) ?? { text, picture };
  const field = useRef<HTMLTextAreaElement>(null);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  // Nothing shows that a quick reply is on its way: on a slow line people tap it again.
  const replying = useRef<string>(undefined);
  const clear = () => {
    setAttached(undefined);
    setRound((before) => before + 1);
  };
  // Both tabs get back what was begun: once one of them has sent it, the other must not send it again.
  useEffect(
    () =>
      onSentElsewhere((sent) => {
        if (sent.conversationId !== conversationId) return;
        setText((begun) => (begun === sent.text ? '' : begun));
        setAttached((made) =>
          typeof made === 'object' && photoMark(made) === sent.picture ? undefined : made,
        );
        setCopiesLost((before) => before + 1);
      }),
    [conversationId],
  );
  const send = async (words = text) => {
    const isBlank = words.trim() === '';
    if (busy || (isBlank && picture === undefined)) return;
    const message: Message = { text: isBlank ? '' : words, picture };
    const { uid } = getCurrentUser();
    const letGo = () => setGoing((now) => (now === message ? undefined : now));
    const onSending = () => {
      // Other tabs still show the copy, so they hear of it before it is deleted.
      tellOtherTabs({ conversationId });
      letGo();
      if (!isThere.current) void forgetSent({ conversationId, uid, ...message }).catch(reportError);
    };
    setGoing(message);
    setText('');
    clear();
    field.current?.focus();
    // Another may be begun while this one is on its way.
    const isTaken = await onSend(message.text, picture, onSending);
    letGo();
    if (isTaken) {
      const sent = { conversationId, text: words, picture: picture && photoMark(picture) };
      tellOtherTabs(sent);
      if (!isThere.current) tellThisTab(sent);
      return;
    }
    if (!isThere.current) {
      await keepUnsent({ conversationId, uid, ...message }).catch(reportError);
      return;
    }
    setText((begun) => (begun === '' ? words : begun));
    setAttached((begun) => begun ?? picture);
  };
  const reply = (answer: string) => {
    if (text.trim() !== '' || attached !== undefined) setText(answer);
    else if (replying.current !== answer) {
      replying.current = answer;
      void send(answer).finally(() => {
        if (replying.current === answer) replying.current = undefined;
      });
    }
    field.current?.focus();
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
      sx={(theme) => ({
        display: 'grid',
        gap: { xs: 0.75, md: 1.5 },
        py: { xs: 0.75, md: 1.5 },
        borderTop: 1,
        borderColor: 'divider',
        // In reach above the phone's tabs while the thread is scrolled.
        [theme.breakpoints.down('md')]: {
          position: 'sticky',
          bottom: ABOVE_TABS,
          zIndex: 1,
          bgcolor: 'background.default',
          '@media (max-height: 30em)': {
            // The tabs make way for who types (tab-bar.module.css).
            '&:has(textarea:focus)': { bottom: 0 },
          },
        },
      })}
    >
      {/* In one line on phones, so that the field stays in sight. */}
      <Box
        role="group"
        aria-label={t`Quick replies`}
        sx={{
          display: 'flex',
          flexWrap: { md: 'wrap' },
          gap: 1,
          overflowX: { xs: 'auto', md: 'visible' },
          p: 0.5,
          m: -0.5,
        }}
      >
        {byPlace(QUICK_ANSWERS[side]).map(({ key, entry: answer }) => (
          <Button
            key={key}
            type="button"
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => reply(answer)}
            sx={{ fontWeight: 400, flexShrink: 0, minHeight: 32, py: 0 }}
          >
            {answer}
          </Button>
        ))}
      </Box>
      <Suspense
        fallback={
          <EarlyValues
            key={conversationId}
            form={messageForm(conversationId)}
            what={messageBegun(kept.text)}
            values={{ text: kept.text }}
            initialValues={EMPTY}
          />
        }
      >
        <AutosavedMessage
          key={conversationId}
          conversationId={conversationId}
          text={kept.text}
          picture={kept.picture}
          copiesLost={copiesLost}
          onBack={(begun) => {
            setText((typed) => typed || (begun.text ?? ''));
            setAttached((made) => made ?? begun.picture);
          }}
        />
      </Suspense>
      <ContactWarning text={text} to="writer" />
      {(busy || picture) && <LazyAttachment picture={picture} onRemove={clear} />}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
        {/* As wide as its button, which grows with the text size only so far, so that there is room to write beside it. */}
        <Box
          sx={{
            minWidth: 40,
            height: 40,
            flexShrink: 0,
            display: 'grid',
            placeItems: 'center',
            '& svg': { fontSize: 'min(1.5rem, 32px)' },
          }}
        >
          <PartBoundary>
            <Suspense>
              <AttachButton
                key={round}
                replaces={picture !== undefined}
                onBegin={() => setAttached('busy')}
                onEnd={setAttached}
              />
            </Suspense>
          </PartBoundary>
        </Box>
        <TextField
          label={t`Message`}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={sendByKey}
          inputRef={field}
          multiline
          maxRows={6}
          fullWidth
          size="small"
          helperText={
            text.length >= SAY_FROM
              ? t`${plural(left, { one: '# character left', other: '# characters left' })}`
              : undefined
          }
          slotProps={{ htmlInput: { maxLength: MAX_MESSAGE } }}
        />
        <Button type="submit" variant="contained" disabled={busy} sx={{ minHeight: 40 }}>
          <Trans>Send</Trans>
        </Button>
      </Box>
    </Box>
  );
}
