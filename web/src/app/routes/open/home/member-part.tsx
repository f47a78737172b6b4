import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import { SectionTitle } from '@/components/plain/section-title.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { NextSteps } from '@/features/welcome/components/next-steps.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { isClearing } from '@/outbox/device/device-owner.ts';
import styles from './member-part.module.css';
import { MemberRows } from './member-rows.tsx';

const confirmAddress = () => ({
  label: t`Confirm your address`,
  hint: t`So you and your buyers or sellers can reach each other.`,
  to: paths.dashboard.index.href(),
});

/** The home page's part for whoever is signed in: what needs them, and rows of items for them. Without Material UI, as the page itself. */
export function MemberPart() {
  const { t } = useLingui();
  const { uid, emailVerified } = useSignedInUser();
  // Signing out comes by here: Firestore has ended then, and asking it would throw.
  if (isClearing()) return null;
  return (
    <>
      <section aria-labelledby="next">
        <SectionTitle id="next">{t`What to do next`}</SectionTitle>
        <div className={styles.steps}>
          <PartBoundary>
            <NextSteps first={emailVerified ? [] : [confirmAddress()]} />
          </PartBoundary>
        </div>
      </section>
      <MemberRows uid={uid} />
    </>
  );
}
