import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RecordItem } from '@/components/records/record-item.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { formatMoment } from '@/lib/words/format-moment.ts';
import type { Act } from '@/outbox/journal/act.ts';
import { nameOfAct } from '@/outbox/words/act-words.ts';
import { placeOfAct } from './place-of-act.ts';

interface ActCardProps {
  act: Act;
  /** When it was done, or sent: `Since`, with the moment behind it. */
  when: string;
  /** That moment, in milliseconds since 1970. */
  at: number;
  /** What more there is to say, and what can be done. */
  children?: ReactNode;
}

/** An act as a card: what it is, since when, and what can be done. */
export function ActCard({ act, when, at, children }: ActCardProps) {
  const name = nameOfAct(act);
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <RecordItem
        img={act.subject.img}
        name={`${name[0]?.toUpperCase()}${name.slice(1)}`}
        to={placeOfAct(act)}
      >
        <Typography component="span" variant="body2" color="textSecondary">
          {when} {formatMoment(new Date(at))}
        </Typography>
        {act.text !== undefined && act.text !== '' && (
          <Typography
            component="blockquote"
            variant="body2"
            sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            <UserText block>{act.text}</UserText>
          </Typography>
        )}
      </RecordItem>
      {children}
    </Card>
  );
}
