import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { paths } from '@thriftline/domain/base/paths';
import { lazy, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LazySection } from '@/components/loading/lazy-section.tsx';
import { PILL, PILLS } from '@/components/records/pills.ts';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { MemberLog } from '@/features/audit/components/member-log.tsx';
import { MemberOrders } from '@/features/orders/components/member-orders.tsx';
import { MemberPayments } from '@/features/payments/components/list/member-payments.tsx';
import { MemberPayouts } from '@/features/payouts/components/member-payouts.tsx';
import { MemberItems } from '@/features/products/components/my-products/member-items.tsx';
import { MemberReports } from '@/features/reports/components/member-reports.tsx';
import { MemberNotes } from '@/features/users/components/member/member-notes.tsx';

const ModeratedReview = lazy(async () => ({
  default: (await import('@/features/reviews/components/moderated-review.tsx')).ModeratedReview,
}));

interface Member {
  uid: string;
  name: string;
}

interface Part {
  name: string;
  label: string;
  shown: (member: Member) => ReactNode;
}

const NOTES: Part = {
  name: 'notes',
  get label() {
    return t`Notes`;
  },
  shown: ({ uid, name }) => <MemberNotes uid={uid} name={name} />,
};

const RECORDS: readonly Part[] = [
  {
    name: 'items',
    get label() {
      return t`Items`;
    },
    shown: ({ uid }) => <MemberItems uid={uid} />,
  },
  {
    name: 'orders',
    get label() {
      return t`Orders`;
    },
    shown: ({ uid }) => <MemberOrders uid={uid} />,
  },
  {
    name: 'money',
    get label() {
      return t`Money`;
    },
    shown: ({ uid }) => (
      <>
        <MemberPayouts uid={uid} />
        <MemberPayments uid={uid} />
      </>
    ),
  },
  {
    name: 'reports',
    get label() {
      return t`Reports`;
    },
    shown: ({ uid }) => (
      <MemberReports
        uid={uid}
        reviewActs={(reviewId) => (
          <LazySection>
            <ModeratedReview reviewId={reviewId} />
          </LazySection>
        )}
      />
    ),
  },
  {
    name: 'log',
    get label() {
      return t`Log`;
    },
    shown: ({ uid }) => <MemberLog uid={uid} />,
  },
];

/** A part of its own, whatever becomes of it. */
const Shown = ({ part, ...member }: Member & { part: Part }) => part.shown(member);

const SHOW = 'show';

interface MemberPartsProps extends Member {
  /** Whether notes may be read and added: not of oneself, and not of an account that is gone. */
  hasNotes: boolean;
}

/** The parts of what the shop knows of a member, one at a time; which one is in the address. */
export function MemberParts({ uid, name, hasNotes }: MemberPartsProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const parts = hasNotes ? [NOTES, ...RECORDS] : RECORDS;
  const asked = search.get(SHOW);
  const open = parts.find((part) => part.name === asked) ?? parts[0];
  return (
    <>
      <Box component="nav" aria-label={t`About this member`} sx={{ ...PILLS, flexWrap: 'wrap', mb: 3 }}>
        {parts.map((part) => (
          <ListItemButton
            key={part.name}
            component={Link}
            to={{ pathname: paths.dashboard.member.href(uid), search: `?${SHOW}=${part.name}` }}
            replace
            preventScrollReset
            aria-current={part === open ? 'page' : undefined}
            className={part === open ? 'active' : ''}
            sx={{ ...PILL, flexGrow: 0, flexShrink: 0 }}
          >
            {part.label}
          </ListItemButton>
        ))}
      </Box>
      {open && (
        <PartBoundary key={open.name}>
          <Shown part={open} uid={uid} name={name} />
        </PartBoundary>
      )}
    </>
  );
}
