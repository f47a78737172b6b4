import FormHelperText from '@mui/material/FormHelperText';
import { useMemo, useRef } from 'react';
import { useAutosavedValues } from '@/components/form/autosave/use-autosaved-values.ts';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';
import { messageBegun, messageForm } from '../message-begun.ts';

interface Begun {
  text: string;
  picture: AttachedPicture | undefined;
}

const EMPTY = { text: '', picture: undefined };

interface AutosavedMessageProps extends Begun {
  conversationId: string;
  /** How often another tab took the one copy with what it sent: what is still here then is kept again. */
  copiesLost: number;
  /** Hears what was begun at another time. */
  onBack: (begun: Partial<Begun>) => void;
}

/** Keeps the message that is being written, and its picture, until it is sent. Says only why it cannot. */
export function AutosavedMessage({
  conversationId,
  text,
  picture,
  copiesLost,
  onBack,
}: AutosavedMessageProps) {
  const values = useMemo(() => ({ text, picture }), [text, picture]);
  const { fault } = useAutosavedValues({
    form: messageForm(conversationId),
    what: messageBegun(text),
    values,
    initialValues: EMPTY,
    over: useRef(false),
    copiesLost,
    onBack,
  });
  return fault === undefined ? null : <FormHelperText role="status">{fault}</FormHelperText>;
}
