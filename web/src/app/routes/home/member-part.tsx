import { may } from '@thriftline/domain/accounts/permissions';
import { thumbOf } from '@thriftline/domain/pictures/picture-variants';
import { useState } from 'react';
import { ImageFrame } from '@/components/cards/image-frame.tsx';
import { ItemCard } from '@/components/cards/item-card.tsx';
import { ITEM_WIDTHS, ItemGrid } from '@/components/cards/item-grid.tsx';
import { LinkCard } from '@/components/cards/link-card.tsx';
import { SectionTitle } from '@/components/plain/section-title.tsx';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { paths } from '@/config/paths.ts';
import { useNewestIn } from '@/features/products/api/use-newest-in.ts';
import { categoriesSeen } from '@/features/products/browsing/categories-seen.ts';
import { NextSteps } from '@/features/welcome/components/next-steps.tsx';
import { useNewestWishes } from '@/features/wishlist/api/use-newest-wishes.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { isClearing } from '@/outbox/device/device-owner.ts';
import styles from './member-part.module.css';

/** One row on a wide window, two on a phone. */
const SHOWN = 4;

const CONFIRM = {
  label: 'Confirm your address',
  hint: 'So you and your buyers or sellers can reach each other.',
  to: paths.dashboard.index.href(),
};

/** The home page's part for whoever is signed in: what needs them, what is new where they looked, what they wish for. Without Material UI, as the page itself. */
export function MemberPart() {
  const { emailVerified } = useSignedInUser();
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
    .slice(0, SHOWN);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="new">
      <SectionTitle id="new">New in your categories</SectionTitle>
      <ItemGrid>
        {items.map((item) => (
          <ItemCard key={item._id} to={paths.product.href(item._id)} item={item} />
        ))}
      </ItemGrid>
    </section>
  );
}

function MyWishes() {
  const { uid, role } = useSignedInUser();
  const wishes = useNewestWishes(role !== null && may(role, 'wishlist', 'add') ? uid : null, SHOWN);
  if (wishes.rows.length === 0) return null;
  return (
    <section aria-labelledby="wishes">
      <SectionTitle id="wishes">Your wish list</SectionTitle>
      <ItemGrid>
        {wishes.rows.map(({ data: wish }) => (
          <LinkCard
            key={wish._id}
            to={paths.product.href(wish.productId)}
            picture={<ImageFrame src={wish.img} thumb={thumbOf(wish.img)} sizes={ITEM_WIDTHS} alt="" />}
          >
            <PriceTag price={wish.productprice} />
            <h3>
              <UserText>{wish.productname}</UserText>
            </h3>
          </LinkCard>
        ))}
      </ItemGrid>
    </section>
  );
}
