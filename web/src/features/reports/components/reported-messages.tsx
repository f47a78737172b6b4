import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { evidencePath, evidencePictureId } from '@thriftline/domain/base/collections';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import type { ContactData } from '@thriftline/domain/conversations/contact-data';
import type { Evidence } from '@thriftline/domain/reports/evidence';
import { LazyPicture } from '@/components/gallery/lazy-picture.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { formatTime } from '@/lib/texts/format-time.ts';

const CONTACT_DATA_LABELS = lookedUp<ContactData>({
  telephone: msg`Phone number`,
  email: msg`E-mail address`,
  link: msg`Link`,
});

interface ReportedMessagesProps {
  reportId: string;
  evidence: Evidence;
  reporterId: string;
}

function NameAndTime({ name, time }: { name: string; time: string }) {
  return (
    <Trans>
      <UserText>{name}</UserText>, {time}
    </Trans>
  );
}

/** The messages that a report is about, as they were written, with the contact data in them marked. */
export function ReportedMessages({ reportId, evidence, reporterId }: ReportedMessagesProps) {
  const { t } = useLingui();
  const { messages, reporterName, reportedName } = evidence;
  const nameOf = (by: string) => (by === reporterId ? reporterName : reportedName) ?? t`Deleted account`;
  const photoFrom = (name: string) => t`Photo from ${name}`;
  if (messages.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t`No messages found.`}</Box>;
  return (
    <Box
      component="ul"
      aria-label={t`Messages`}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {messages.map(({ id, by, text, at, picture, contactData }) => (
        <PartBoundary key={id} as="li">
          <Box component="li" sx={{ px: 2, py: 1.25, borderRadius: '12px', bgcolor: 'surface.sunken' }}>
            <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <NameAndTime name={nameOf(by)} time={formatTime(at.toDate())} />
            </Box>
            {picture && (
              <LazyPicture
                small={`${evidencePath(reportId)}/${evidencePictureId(id)}`}
                large={`${evidencePath(reportId)}/${evidencePictureId(id)}`}
                size={picture}
                alt={photoFrom(nameOf(by))}
              />
            )}
            <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              <UserText block>{text}</UserText>
            </Box>
            {contactData.map((kind) => (
              <Chip
                key={kind}
                size="small"
                color="warning"
                variant="outlined"
                label={CONTACT_DATA_LABELS[kind]}
                sx={{ mt: 1, mr: 1 }}
              />
            ))}
          </Box>
        </PartBoundary>
      ))}
    </Box>
  );
}
