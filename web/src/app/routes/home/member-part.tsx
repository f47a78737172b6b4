import { may } from '@thriftline/domain/accounts/permissions';
import { thumbOf } from '@thriftline/domain/pictures/picture-variants';
import { useState } from 'react';
import { ItemCard } from '@/components/cards/item-card.tsx';
import { ItemGrid, WIDEST_ROW } from '@/components/cards/item-grid.tsx';
import { ListedItem } from '@/components/cards/listed-item.tsx';
import { SectionTitle } from '@/components/plain/section-title.tsx';
import { paths } from '@/config/paths.ts';
import { useNewestIn } from '@/features/products/api/use-newest-in.ts';
import { categoriesSeen } from '@/features/products/browsing/categories-seen.ts';
import { NextSteps } from '@/features/welcome/components/next-steps.tsx';
import { useNewestWishes } from '@/features/wishlist/api/use-newest-wishes.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { isClearing } from '@/outbox/device/device-owner.ts';
import styles from './member-part.module.css';
import { RecentlyViewed } from './recently-viewed.tsx';

const CONFIRM = {
  label: 'Confirm your address',
  hint: 'So you and your buyers or sellers can reach each other.',
  to: paths.dashboard.index.href(),
};

/** The home page's part for whoever is signed in: what needs them, what is new where they looked, what they looked at, what they wish for. Without Material UI, as the page itself. */
export function MemberPart() {
  const { uid, emailVerified } = useSignedInUser();
  // Whoever signs out comes by here: Firestore has ended then, and asking it would throw.
  if (isClearing()) return null;
  return (
    <>
      <section aria-labelledby="next">
        <SectionTitle id="next">What to do next</SectionTitle>
        <div className={styles.steps}>
          <NextSteps first={emailVerified ? [] : [CONFIRM]} />
        </div>
      </section>
      <NewInMyCategories />
      <RecentlyViewed uid={uid} />
      <MyWishes />
    </>
  );
}

function NewInMyCategories() {
  const { uid } = useSignedInUser();
  const [categories] = useState(() => categoriesSeen(uid));
  const newest = useNewestIn(categories);
  const items = newest.rows
    .map(({ data }) => data)
    .filter((item) => item.sellerId !== uid)
    .slice(0, WIDEST_ROW);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="new">
      <SectionTitle id="new">New in your categories</SectionTitle>
      <ItemGrid oneRow>
        {items.map((item) => (
          <ListedItem key={item._id} to={paths.product.href(item._id)} item={item} />
        ))}
      </ItemGrid>
    </section>
  );
}

function MyWishes() {
  const { uid, role } = useSignedInUser();
  const wishes = useNewestWishes(role !== null && may(role, 'wishlist', 'add') ? uid : null, WIDEST_ROW);
  if (wishes.rows.length === 0) return null;
  return (
    <section aria-labelledby="wishes">
      <SectionTitle id="wishes">Your wish list</SectionTitle>
      <ItemGrid oneRow>
        {wishes.rows.map(({ data: wish }) => (
          <li key={wish._id}>
            <ItemCard
              to={paths.product.href(wish.productId)}
              name={wish.productname}
              price={wish.productprice}
              picture={{ img: wish.img, thumb: thumbOf(wish.img) }}
            />
          </li>
        ))}
      </ItemGrid>
    </section>
  );
}
