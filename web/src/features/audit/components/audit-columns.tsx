import { t } from '@lingui/core/macro';
import Box from '@mui/material/Box';
import {
  ACCOUNT_GONE,
  AUDIT_ACT_LABELS,
  type AuditEntry,
  GRANT_ADMIN_COMMAND,
  STRIPE_DASHBOARD,
} from '@thriftline/domain/accounts/audit-entry';
import { storedWords } from '@thriftline/domain/base/texts/stored-text';
import { refundReasonText } from '@thriftline/domain/payments/refund-reason-texts';
import { MemberLink } from '@/components/records/member-link.tsx';
import type { RecordColumn } from '@/components/records/record-rows.tsx';
import { EmailText } from '@/components/texts/email-text.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { formatTime } from '@/lib/texts/format-time.ts';
import { memberOfPath } from '../member-of-path.ts';

/** Who acts without an account of the shop. */
const NO_MEMBERS: readonly string[] = [GRANT_ADMIN_COMMAND, STRIPE_DASHBOARD, ACCOUNT_GONE].map(
  ({ uid }) => uid,
);

function nameOf({ who, whoName }: Pick<AuditEntry, 'who' | 'whoName'>): string {
  if (who === STRIPE_DASHBOARD.uid) return t`Stripe’s dashboard`;
  return whoName === ACCOUNT_GONE.name ? t`Deleted account` : whoName;
}

function ActorName({ who, whoName }: Pick<AuditEntry, 'who' | 'whoName'>) {
  const name = nameOf({ who, whoName });
  return NO_MEMBERS.includes(who) ? name : <MemberLink uid={who}>{name}</MemberLink>;
}

/** What an act was about: a member by the way to their page. */
function AboutName({ about, aboutName, aboutText }: Pick<AuditEntry, 'about' | 'aboutName' | 'aboutText'>) {
  const uid = memberOfPath(about);
  const name = <EmailText>{storedWords(aboutName, aboutText)}</EmailText>;
  return uid === undefined ? name : <MemberLink uid={uid}>{name}</MemberLink>;
}

/** Why an act was done: what an admin wrote, or the shop's own reason in the reader's language. */
const reasonText = ({ why, whyText }: Pick<AuditEntry, 'why' | 'whyText'>) =>
  refundReasonText({ refundReason: why, refundText: whyText });

/** An act of an admin: when, who, what, about what, and why. */
export const AUDIT_COLUMNS: readonly RecordColumn<AuditEntry>[] = [
  {
    get title() {
      return t`When`;
    },
    cell: (entry) => formatTime(entry.createdAt.toDate()),
  },
  {
    id: 'who',
    get title() {
      return t`Who`;
    },
    cell: ({ who, whoName }) => <ActorName who={who} whoName={whoName} />,
  },
  {
    get title() {
      return t({ message: 'What', context: 'an act' });
    },
    cell: (entry) => AUDIT_ACT_LABELS[entry.what],
  },
  {
    id: 'about',
    get title() {
      return t`About`;
    },
    cell: (entry) => (
      <>
        <AboutName {...entry} />
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <UserText>{entry.about}</UserText>
        </Box>
      </>
    ),
  },
  {
    id: 'why',
    get title() {
      return t`Why`;
    },
    cell: (entry) => <UserText>{reasonText(entry) || '—'}</UserText>,
  },
];
