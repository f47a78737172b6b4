import Box from '@mui/material/Box';
import { type ContactData, findContactData } from '@thriftline/domain/conversations/contact-data';

const WORDS: Record<ContactData, string> = {
  telephone: 'a phone number',
  email: 'an e-mail address',
  link: 'a link',
};

interface ContactWarningProps {
  text: string;
  /** Who reads it: whoever is about to send it, or whom it was sent to. */
  to: 'writer' | 'reader';
}

/** Warns of a message that leads away from the shop; nothing where it does not. */
export function ContactWarning({ text, to }: ContactWarningProps) {
  const found = findContactData(text).map((kind) => WORDS[kind]);
  if (found.length === 0) return null;
  const what = found.join(' and ');
  return (
    <Box component="p" role="note" sx={{ m: 0, typography: 'body2', color: 'warning.main' }}>
      {to === 'writer'
        ? `This looks like ${what}. Until the item is paid for, keep to messages here. We can’t help with deals made elsewhere.`
        : `Contains ${what}. Pay only here, and be careful with anything that leads away from here.`}
    </Box>
  );
}
