import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { Message } from '@thriftline/domain/conversations/conversation';
import { offerWords } from '@thriftline/domain/conversations/offer';
import { messagePicturePath } from '@thriftline/domain/pictures/message-picture';
import { LazyPicture } from '@/components/gallery/lazy-picture.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatMoment } from '@/lib/texts/format-moment.ts';
import { ContactWarning } from './contact-warning.tsx';

interface MessageBubbleProps {
  conversationId: string;
  message: Pick<Stored<Message>, '_id' | 'text' | 'at' | 'picture' | 'offer'>;
  /** Who wrote it; undefined for oneself. */
  by: string | undefined;
  /** How far it has come, where that is to be said. */
  fate?: string | undefined;
}

/** A message: one's own at the right, the other side's at the left. */
export function MessageBubble({ conversationId, message, by, fate }: MessageBubbleProps) {
  const { t } = useLingui();
  const { _id, text, at, picture, offer } = message;
  const own = by === undefined;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 0.5, justifyItems: own ? 'end' : 'start', maxWidth: '100%' }}
    >
      {!own && offer === undefined && <ContactWarning text={text} to="reader" />}
      {picture && (
        <LazyPicture
          small={messagePicturePath(conversationId, _id, 'small')}
          large={messagePicturePath(conversationId, _id, 'large')}
          size={picture}
          alt={own ? t`Your photo` : t`Photo from ${by}`}
        />
      )}
      {text !== '' && (
        <Box
          sx={{
            px: 2,
            py: 1.25,
            maxWidth: { xs: '88%', md: '75%' },
            borderRadius: own ? '18px 18px 4px 18px' : '18px 18px 18px 4px',
            // What binds is told from what is only said.
            ...(offer && { border: 1, borderColor: 'primary.main', fontWeight: 600 }),
            bgcolor: own ? 'surface.tint' : 'surface.sunken',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {offer ? offerWords(offer) : <UserText block>{text}</UserText>}
        </Box>
      )}
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {own ? (
          t`You`
        ) : (
          // A name of 80 letters would stand in three lines below each message.
          <Box
            component="span"
            sx={{ display: 'inline-block', maxWidth: 'min(100%, 18ch)', verticalAlign: 'bottom' }}
          >
            <UserText lines={1}>{by}</UserText>
          </Box>
        )}{' '}
        · <time dateTime={at.toDate().toISOString()}>{formatMoment(at.toDate())}</time>
        {fate !== undefined && ` · ${fate}`}
      </Box>
    </Box>
  );
}
