import { t } from '@lingui/core/macro';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RecordItem } from '@/components/records/record-item.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { formatMoment } from '@/lib/texts/format-moment.ts';
import type { Mutation } from '@/outbox/journal/mutation.ts';
import { nameOfMutation } from '@/outbox/texts/mutation-names.ts';
import { placeOfMutation } from './place-of-mutation.ts';

const WHEN = {
  from: (moment: string) => t`From ${moment}`,
  since: (moment: string) => t`Since ${moment}`,
  sent: (moment: string) => t`Sent ${moment}`,
};

interface MutationCardProps {
  mutation: Mutation;
  /** What the moment is: when it was done, since when it waits, when it was sent. */
  when: keyof typeof WHEN;
  /** That moment, in milliseconds since 1970. */
  at: number;
  /** What more there is to say, and what can be done. */
  children?: ReactNode;
}

/** A mutation as a card: what it is, since when, and what can be done. */
export function MutationCard({ mutation, when, at, children }: MutationCardProps) {
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <RecordItem
        img={mutation.subject.img}
        name={nameOfMutation(mutation, 'title')}
        to={placeOfMutation(mutation)}
      >
        <Typography component="span" variant="body2" color="textSecondary">
          {WHEN[when](formatMoment(new Date(at)))}
        </Typography>
        {mutation.text !== undefined && mutation.text !== '' && (
          <Typography
            component="blockquote"
            variant="body2"
            sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            <UserText block>{mutation.text}</UserText>
          </Typography>
        )}
      </RecordItem>
      {children}
    </Card>
  );
}
