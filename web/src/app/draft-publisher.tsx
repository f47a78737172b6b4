import { useEffect } from 'react';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { whenIdle } from '@/lib/browser/when-idle.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { doWithout } from '@/lib/reload/missing-chunk.ts';

/** After which pauses what a bad line broke off is tried again, in milliseconds; from then on when the connection comes back. */
const PAUSES_MS = [15_000, 60_000, 300_000];

/** Publishes the drafts of which their seller said so. Stands while there is a network, on whatever page (providers.tsx). Shows nothing but toasts. */
export function DraftPublisher() {
  const { uid, userDoc } = useCurrentUser();
  const seller = userDoc === null ? null : uid;
  useEffect(() => {
    if (seller === null) return;
    let stop = () => {};
    const publish = async (pauses: readonly number[]) => {
      const { publishDrafts } = await doWithout(
        () => import('@/features/products/publishing/publish-drafts.ts'),
      );
      const [pause, ...others] = pauses;
      if (!(await publishDrafts(seller)) || pause === undefined) return;
      const timer = setTimeout(() => void publish(others).catch(reportError), pause);
      stop = () => clearTimeout(timer);
    };
    stop = whenIdle(() => void publish(PAUSES_MS).catch(reportError));
    return () => stop();
  }, [seller]);
  return null;
}
