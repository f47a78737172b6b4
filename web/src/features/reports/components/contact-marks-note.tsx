import Box from '@mui/material/Box';
import { contactMarksText } from '@thriftline/domain/conversations/contact-marks';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { documentOf } from '@/lib/firebase/converters.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';

/** How often an account has led others away from the shop by contact details; nothing where it did not. For admins. */
export function ContactMarksNote({ uid }: { uid: string }) {
  const marks = useLiveDocument(documentOf('contactMarks', uid)).row?.data.marks;
  const text = marks && contactMarksText(marks, serverNow());
  if (text === undefined) return null;
  return (
    <Box component="p" role="note" sx={{ m: 0, typography: 'body2', color: 'warning.main' }}>
      {text}
    </Box>
  );
}
