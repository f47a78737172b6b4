import Box from '@mui/material/Box';
import type { Product } from '@thriftline/domain/catalogue/product';
import { AskSeller } from '@/features/conversations/components/ask-seller.tsx';
import { OfferLink } from '@/features/conversations/components/offers/offer-link.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';

interface TalkActsProps {
  product: Stored<Product>;
  uid: string;
  /** Whether the account buys: who does not offers no price either. */
  buys: boolean;
}

/** What one speaks about with the seller: the item, and its price. */
export function TalkActs({ product, uid, buys }: TalkActsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        // Side by side, unless letters are large.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
        gap: 1.5,
        '& > .MuiButton-root': { px: 1.5 },
      }}
    >
      <AskSeller productId={product._id} uid={uid} />
      {buys && <OfferLink product={product} uid={uid} />}
    </Box>
  );
}
