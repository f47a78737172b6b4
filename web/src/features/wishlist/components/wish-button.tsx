import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import IconButton from '@mui/material/IconButton';
import { wishDocumentId } from '@thriftline/domain/collections';
import { MESSAGES } from '@thriftline/domain/messages';
import type { Product } from '@thriftline/domain/product';
import { useState } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import type { Stored } from '@/lib/stored.ts';
import { addWish } from '../api/add-wish.ts';
import { removeWish } from '../api/remove-wish.ts';

interface WishButtonProps {
  product: Stored<Product>;
  /** Whether the product is on the list; undefined while nobody knows. */
  wished: boolean | undefined;
  disabled: boolean;
}

/** The heart: puts a product on the buyer's wish list and takes it off again. */
export function WishButton({ product, wished, disabled }: WishButtonProps) {
  const { uid, email, userDoc } = useSignedInUser();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const unavailable = disabled || busy || wished === undefined || userDoc === null;

  const toggle = async () => {
    if (unavailable) return;
    setBusy(true);
    try {
      if (wished) {
        await removeWish(wishDocumentId(product._id, uid));
      } else {
        await addWish(product, { uid, email, name: userDoc.name });
        notify.success(MESSAGES.wishAdded);
      }
    } catch (error) {
      notify.error(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <IconButton
      aria-label={`${wished === true ? 'Remove from' : 'Add to'} wish list: ${product.productname}`}
      aria-pressed={wished === true}
      disabled={disabled}
      aria-disabled={unavailable}
      onClick={() => void toggle()}
      sx={{
        bgcolor: 'background.paper',
        color: wished === true ? 'price.main' : 'text.primary',
        '&:hover': { bgcolor: 'surface.priceTint' },
        '&.Mui-disabled': { bgcolor: 'background.paper', opacity: 0.7 },
      }}
    >
      {wished === true ? <FavoriteIcon /> : <FavoriteBorderIcon />}
    </IconButton>
  );
}
