import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { may } from '@thriftline/domain/accounts/permissions';
import type { Role } from '@thriftline/domain/accounts/roles';
import type { User } from '@thriftline/domain/accounts/user';
import { invariant } from '@thriftline/domain/base/invariant';
import { paths } from '@thriftline/domain/base/paths';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { lazy } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { LazySection } from '@/components/loading/lazy-section.tsx';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { MemberRating } from '@/features/reviews/components/member-rating.tsx';
import { MemberFacts } from '@/features/users/components/member/member-facts.tsx';
import { MemberHead } from '@/features/users/components/member/member-head.tsx';
import { UserActs } from '@/features/users/components/user-acts.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { useAccount } from '@/lib/live/use-account.ts';
import { MemberParts } from './member/member-parts.tsx';

const ContactMarksNote = lazy(async () => ({
  default: (await import('@/features/reports/components/contact-marks-note.tsx')).ContactMarksNote,
}));

/** What is said when an account is deleted, by what it was. */
function deletedText(role: Role): string {
  if (role === 'Buyer') return MESSAGES.buyerDeleted;
  return role === 'Seller' ? MESSAGES.sellerDeleted : t`Admin is deleted`;
}

function Known({ user, isSelf }: { user: Stored<User>; isSelf: boolean }) {
  const { t } = useLingui();
  const { _id: uid, role } = user;
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 4, maxWidth: '45rem' }}>
      <MemberHead user={user}>
        {may(role, 'products', 'add') && (
          <Link component={RouterLink} to={paths.seller.href(uid)}>
            {t`Seller page`}
          </Link>
        )}
      </MemberHead>
      <LazySection>
        <ContactMarksNote uid={uid} />
      </LazySection>
      <MemberFacts
        user={user}
        mayAct={!isSelf}
        more={[[t`Reviews`, <MemberRating key="reviews" uid={uid} />]]}
      />
      {isSelf ? (
        <Typography color="textSecondary">{t`This is you. Only other admins can change your account.`}</Typography>
      ) : (
        <UserActs user={user} deleted={deletedText(role)} open />
      )}
    </Box>
  );
}

/** Stands for an account that is gone, or never was: what it bought and sold stays. */
function Gone({ uid }: { uid: string }) {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 4, maxWidth: '45rem' }}>
      <Typography variant="h1">{t`Deleted account`}</Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t`No account has the ID ${uid}. Its orders and payments stay.`}
      </Typography>
    </Box>
  );
}

/** What the shop knows of a member, and what admins can do about them. */
export function MemberRoute() {
  const { t } = useLingui();
  const { id } = useParams();
  const { uid: mine } = useSignedInUser();
  invariant(id !== undefined, 'the address of a member has their id');
  const { status, row, error, retry } = useAccount(id);
  const user = row?.data;
  const isSelf = id === mine;
  const name = user?.name ?? (status === 'missing' ? t`Deleted account` : t`Member`);
  return (
    <>
      <PageTitle title={name} />
      {!isSelf && <OnlineOnly act="changeAccounts" />}
      {user && <Known user={user} isSelf={isSelf} />}
      {status === 'loading' && <LoadingBlock height={360} maxWidth={720} sx={{ mb: 4 }} />}
      {status === 'missing' && <Gone uid={id} />}
      {status === 'error' && <ErrorState error={error} onRetry={retry} />}
      {status === 'unknown' && <NotOnDevice />}
      {(user || status === 'missing') && (
        <MemberParts key={id} uid={id} name={name} hasNotes={user !== undefined && !isSelf} />
      )}
    </>
  );
}
