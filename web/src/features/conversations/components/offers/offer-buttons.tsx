import { plural, t } from '@lingui/core/macro';
import Button from '@mui/material/Button';
import { formatPrice } from '@thriftline/domain/base/money';
import type { Side } from '@thriftline/domain/base/side';
import { namesAmount, type OfferBounds } from '@thriftline/domain/conversations/offer';
import { AGREED_HOURS, type OfferAct } from '@thriftline/domain/conversations/offer-machine';
import type { Offer } from '@thriftline/domain/conversations/offer-state';
import { lazy, useState } from 'react';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog.tsx';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useLingui } from '@/lib/language/lingui.tsx';
import { tellPushMoment } from '@/lib/push/push-moment.ts';
import { actOnOffer } from '../../api/act-on-offer.ts';

/** Loaded when it is first opened: forms take much script. */
const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }));

interface OfferButtonsProps {
  conversationId: string;
  side: Side;
  offer: Offer | undefined;
  /** What may be done, by the table. */
  acts: readonly OfferAct[];
  /** What may be named; undefined where nothing is. */
  bounds: OfferBounds | undefined;
  /** Whether the amount is asked for at once. */
  asking: boolean;
  /** Called when it is done. */
  onDone: () => void;
}

/** What each button is called. */
function labelOf(act: OfferAct, offer: Offer | undefined): string {
  const price = formatPrice(offer?.amount ?? 0);
  switch (act) {
    case 'offer':
      return offer?.state === 'countered' ? t`Offer another price` : t`Make an offer`;
    case 'counter':
      return t`Make a counteroffer`;
    case 'accept':
      return t`Accept ${price}`;
    case 'decline':
      return t`Decline`;
    case 'withdraw':
      return offer?.state === 'accepted' ? t`Back out` : t`Withdraw offer`;
  }
}

/** What is asked before an act that binds or ends something. */
function titleOf(act: OfferAct, offer: Offer | undefined): string {
  const price = formatPrice(offer?.amount ?? 0);
  return act === 'accept' ? t`Accept ${price}?` : t`Back out?`;
}

/** What is said before an act that binds or ends something; undefined for those that are done at once. */
function questionOf(act: OfferAct, side: Side, offer: Offer | undefined): string | undefined {
  if (act === 'withdraw' && offer?.state === 'accepted') {
    return t`You can’t make another offer for this item. It will be for sale again.`;
  }
  if (act !== 'accept') return undefined;
  const hours = AGREED_HOURS;
  return side === 'buyer'
    ? t`We reserve the item for you for ${plural(hours, { one: '# hour', other: '# hours' })}. Pay within that time.`
    : t`We reserve the item for this buyer for ${plural(hours, { one: '# hour', other: '# hours' })}. Other buyers can’t buy it until then.`;
}

/** The buttons for what a side may do about an offer now. */
export function OfferButtons(props: OfferButtonsProps) {
  const { conversationId, side, offer, acts, bounds, asking, onDone } = props;
  useLingui();
  const needsNetwork = useNeedsNetwork();
  const [open, setOpen] = useState<OfferAct | undefined>(
    asking && acts.includes('offer') ? 'offer' : undefined,
  );
  const [last, setLast] = useState(open);
  const { busy, run } = useAct();
  if (open !== undefined && open !== last) setLast(open);

  const send = async (act: OfferAct, amount?: number) => {
    await actOnOffer({ conversationId, act, offer, ...(amount !== undefined && { amount }) });
    setOpen(undefined);
    onDone();
    if (act === 'offer') void tellPushMoment();
  };
  const tryTo = async (act: OfferAct) => {
    await run(async () => {
      await send(act);
    });
  };
  const press = (act: OfferAct) => {
    if (namesAmount(act) || questionOf(act, side, offer) !== undefined) setOpen(act);
    else void tryTo(act);
  };
  const naming = last !== undefined && namesAmount(last) ? last : undefined;
  const question = last !== undefined && !namesAmount(last) ? questionOf(last, side, offer) : undefined;
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          size="small"
          variant={act === 'accept' ? 'contained' : 'outlined'}
          onClick={() => press(act)}
          {...needsNetwork}
          disabled={needsNetwork.disabled || busy}
        >
          {labelOf(act, offer)}
        </Button>
      ))}
      {bounds && naming && (
        <LazyMount open={open === naming}>
          <OfferDialog
            title={labelOf(naming, offer)}
            bounds={bounds}
            open={open === naming}
            onOffer={(amount) => send(naming, amount)}
            onClose={() => setOpen(undefined)}
          />
        </LazyMount>
      )}
      {last !== undefined && question !== undefined && (
        <ConfirmDialog
          open={open === last}
          title={titleOf(last, offer)}
          confirmLabel={last === 'accept' ? t`Accept` : t`Back out`}
          destructive={last !== 'accept'}
          onConfirm={() => tryTo(last)}
          onClose={() => setOpen(undefined)}
        >
          {question}
        </ConfirmDialog>
      )}
    </>
  );
}
