import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { perLocale } from '@thriftline/domain/base/locale/locale';
import { type ContactData, findContactData } from '@thriftline/domain/conversations/contact-data';

/** What may stand in a list after "This looks like" and "Contains". */
const NAMES: Readonly<Record<ContactData, MessageDescriptor>> = {
  telephone: msg`a phone number`,
  email: msg`an e-mail address`,
  link: msg`a link`,
};

const listFormat = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

interface ContactWarningProps {
  text: string;
  /** Who reads it: whoever is about to send it, or whom it was sent to. */
  to: 'writer' | 'reader';
}

/** Warns of a message that leads away from the shop; nothing where it does not. */
export function ContactWarning({ text, to }: ContactWarningProps) {
  const { t } = useLingui();
  const found = findContactData(text).map((kind) => t(NAMES[kind]));
  if (found.length === 0) return null;
  const what = listFormat().format(found);
  return (
    <Box component="p" role="note" sx={{ m: 0, typography: 'body2', color: 'warning.main' }}>
      {to === 'writer'
        ? t`This looks like ${what}. Until the item is paid for, keep to messages here. We can’t help with deals made elsewhere.`
        : t`Contains ${what}. Pay only here, and be careful with anything that leads away from here.`}
    </Box>
  );
}
