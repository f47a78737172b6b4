import { select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { COLLECTIONS, wishDocumentId } from '@thriftline/domain/base/collections';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { wishesText } from '@thriftline/domain/catalogue/interest/item-interest';
import type { Product } from '@thriftline/domain/catalogue/product';
import { useEffect, useId, useState } from 'react';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { waitsFor } from '@/lib/connection/connection.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { countText } from '@/lib/texts/count-text.ts';
import { WaitingToSend } from '@/outbox/components/waiting-to-send.tsx';
import { useMutations } from '@/outbox/journal/mutations-store.ts';
import { subjectOfProduct } from '@/outbox/texts/mutation-subject.ts';
import { addWish } from '../api/add-wish.ts';
import { removeWish } from '../api/remove-wish.ts';

interface WishButtonProps {
  product: Stored<Product>;
  /** Whether the product is on the list; undefined until known. */
  wished: boolean | undefined;
  disabled: boolean;
  /** How many people wish for it, as it was found; nothing is said where nobody knows. */
  wishes?: number | undefined;
}

/** A number of wishes as it was found, and whether it counts the wish of whoever looks. */
interface Counted {
  path: string;
  wishes: number;
  withOwn: boolean;
}

/** What was found in this visit, by the path of one's own wish: a list that was found before a wish is shown again after it. */
const lastCounted = new Map<string, Counted>();

/** How many wish for it by now: whoever looks comes and goes at once, the others with the next search. */
function useWishesNow(path: string, wishes: number | undefined, wished: boolean | undefined): number {
  const [counted, setCounted] = useState(() => lastCounted.get(path));
  const isNew = counted?.path !== path || counted.wishes !== wishes;
  // Another number counts who looks as they are now.
  if (isNew && wishes !== undefined && wished !== undefined) setCounted({ path, wishes, withOwn: wished });
  useEffect(() => {
    if (counted !== undefined) lastCounted.set(counted.path, counted);
  }, [counted]);
  if (wishes === undefined) return 0;
  if (isNew || wished === undefined) return wishes;
  return Math.max(wishes + Number(wished) - Number(counted.withOwn), Number(wished));
}

/** The heart: puts a product on the buyer's wish list and takes it off again, and says how many have it on theirs. */
export function WishButton({ product, wished, disabled, wishes }: WishButtonProps) {
  const { t } = useLingui();
  const item = product.productname;
  const { uid, email, userDoc } = useSignedInUser();
  const notify = useNotify();
  const { busy, run } = useAct();
  const path = `${COLLECTIONS.wishlist}/${wishDocumentId(product._id, uid)}`;
  const waits = useMutations().some((mutation) => mutation.path === path && mutation.state === 'queued');
  const count = useWishesNow(path, wishes, wished);
  const countId = useId();
  const unavailable = disabled || busy || wished === undefined || userDoc === null;

  const toggle = async () => {
    if (unavailable) return;
    await run(async () => {
      if (wished) {
        await removeWish(uid, subjectOfProduct(product));
      } else {
        const sent = await addWish(product, { uid, email, name: userDoc.name });
        if (sent === 'sent') notify.success(MESSAGES.wishAdded);
        else {
          const waiting = waitsFor();
          notify.info(
            t`${select(waiting, {
              offline: 'Waiting to send: we’ll add it to your wish list once you’re back online.',
              other: 'Waiting to send: we’ll add it to your wish list once we’re connected again.',
            })}`,
          );
        }
      }
    });
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {waits && <WaitingToSend />}
      <IconButton
        aria-label={wished === true ? t`Remove from wish list: ${item}` : t`Add to wish list: ${item}`}
        aria-pressed={wished === true}
        aria-describedby={count > 0 ? countId : undefined}
        disabled={disabled}
        aria-disabled={unavailable}
        onClick={() => void toggle()}
        sx={{
          gap: 0.5,
          bgcolor: 'background.paper',
          color: wished === true ? 'price.main' : 'text.primary',
          '&:hover': { bgcolor: 'surface.priceTint' },
          '&.Mui-disabled': { bgcolor: 'background.paper', opacity: 0.7 },
        }}
      >
        {wished === true ? <FavoriteIcon /> : <FavoriteBorderIcon />}
        {count > 0 && (
          <Box component="span" aria-hidden sx={{ typography: 'subtitle2' }}>
            {countText(count)}
          </Box>
        )}
      </IconButton>
      {count > 0 && (
        <span id={countId} hidden>
          {wishesText(count)}
        </span>
      )}
    </Box>
  );
}
