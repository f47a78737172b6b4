import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactView } from '@thriftline/domain/contact-view';
import { useState } from 'react';
import { EmailText } from '@/components/email-text.tsx';
import { formatTime } from '@/lib/format-time.ts';
import type { Stored } from '@/lib/stored.ts';

/** So many people are shown before anyone asks for all. */
const SHOWN_FIRST = 3;

interface ContactViewsProps {
  title: string;
  views: readonly Stored<ContactView>[];
}

/** Who has seen the contact of a product, and when first. Nothing when nobody has. */
export function ContactViews({ title, views }: ContactViewsProps) {
  const [all, setAll] = useState(false);
  if (views.length === 0) return null;
  const shown = all ? views : views.slice(0, SHOWN_FIRST);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', typography: 'body2', minWidth: 0 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {title}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shown.map(({ _id, yourname, email, createdAt }) => (
          <Box key={_id} component="li" sx={{ display: 'grid', overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {yourname}
            </Box>
            <EmailText>{email}</EmailText>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {formatTime(createdAt.toDate())}
            </Box>
          </Box>
        ))}
      </Box>
      {shown.length < views.length && (
        <Button size="small" onClick={() => setAll(true)}>
          Show all {views.length}
        </Button>
      )}
    </Box>
  );
}
