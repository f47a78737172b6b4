import CheckIcon from '@mui/icons-material/Check';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Button from '@mui/material/Button';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { waitsText } from '@/lib/connection/when-back.ts';
import { tellPushMoment } from '@/lib/push/push-moment.ts';
import { WaitingToSend } from '@/outbox/components/waiting-to-send.tsx';
import { type Followed, followSeller, unfollowSeller } from '../api/follow-seller.ts';
import { useFollow } from '../api/use-follow.ts';

const LOOKS = { variant: 'outlined', size: 'large' } as const;

/** Follows a seller by one tap, and no longer by another. Without a network it waits. */
export function FollowButton({ uid, seller }: { uid: string; seller: Followed }) {
  const follow = useFollow(uid, seller.sellerId);
  const notify = useNotify();
  const { busy, run } = useAct();
  const { sellerName } = seller;
  const follows = follow.status === 'ready';

  const toggle = async () => {
    await run(async () => {
      if (follows) {
        const sent = await unfollowSeller(uid, seller);
        if (sent === 'sent') notify.success(`You no longer follow ${sellerName}`);
        else notify.info(waitsText('it is done'));
        return;
      }
      const sent = await followSeller(uid, seller);
      if (sent === 'sent') notify.success(`We’ll tell you about ${sellerName}’s new items`);
      else notify.info(waitsText('you hear of new items'));
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
        {follows ? 'Following' : 'Follow'}
      </Button>
      {follow.row?.pending && <WaitingToSend />}
    </>
  );
}
