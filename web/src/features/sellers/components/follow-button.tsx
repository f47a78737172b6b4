import { select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CheckIcon from '@mui/icons-material/Check';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Button from '@mui/material/Button';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { waitsFor } from '@/lib/connection/connection.ts';
import { tellPushMoment } from '@/lib/push/push-moment.ts';
import { WaitingToSend } from '@/outbox/components/waiting-to-send.tsx';
import { type Followed, followSeller, unfollowSeller } from '../api/follow-seller.ts';
import { useFollow } from '../api/use-follow.ts';
import { unfollowWaits } from '../unfollow-waits.ts';

const LOOKS = { variant: 'outlined', size: 'large' } as const;

function followWaits(): string {
  const waits = waitsFor();
  return select(waits, {
    offline: 'Waiting to send: you’ll hear about new items once you’re back online.',
    other: 'Waiting to send: you’ll hear about new items once we’re connected again.',
  });
}

/** Follows a seller by one tap, and no longer by another. Without a network it waits. */
export function FollowButton({ uid, seller }: { uid: string; seller: Followed }) {
  const { t } = useLingui();
  const follow = useFollow(uid, seller.sellerId);
  const notify = useNotify();
  const { busy, run } = useAct();
  const { sellerName } = seller;
  const follows = follow.status === 'ready';

  const toggle = async () => {
    await run(async () => {
      if (follows) {
        const sent = await unfollowSeller(uid, seller);
        if (sent === 'sent') notify.success(t`You no longer follow ${sellerName}`);
        else notify.info(unfollowWaits());
        return;
      }
      const sent = await followSeller(uid, seller);
      if (sent === 'sent') notify.success(t`We’ll tell you about ${sellerName}’s new items`);
      else notify.info(followWaits());
      void tellPushMoment();
    });
  };

  return (
    <>
      <Button
        {...LOOKS}
        aria-pressed={follows}
        loading={busy}
        loadingPosition="start"
        disabled={follow.status === 'loading'}
        startIcon={follows ? <CheckIcon /> : <NotificationsNoneOutlined />}
        onClick={() => void toggle()}
      >
        {follows ? t`Following` : t`Follow`}
      </Button>
      {follow.row?.pending && <WaitingToSend />}
    </>
  );
}
