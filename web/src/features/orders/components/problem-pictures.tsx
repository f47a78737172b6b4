import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { Order } from '@thriftline/domain/orders/order';
import { problemPicturePath } from '@thriftline/domain/orders/problem-picture';
import { LazyPicture } from '@/components/gallery/lazy-picture.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';

/** The pictures of what is wrong with an order; nothing where there are none. */
export function ProblemPictures({ order }: { order: Stored<Order> }) {
  const { t } = useLingui();
  const pictures = order.problem?.pictures ?? [];
  if (pictures.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {pictures.map((size, place) => {
        const number = place + 1;
        const small = problemPicturePath(order._id, place, 'small');
        return (
          <LazyPicture
            key={small}
            small={small}
            large={problemPicturePath(order._id, place, 'large')}
            size={size}
            alt={t`Photo ${number} of the problem`}
          />
        );
      })}
    </Box>
  );
}
