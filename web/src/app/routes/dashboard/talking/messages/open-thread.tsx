import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { may } from '@thriftline/domain/accounts/permissions';
import type { Role } from '@thriftline/domain/accounts/roles';
import { paths } from '@thriftline/domain/base/paths';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Conversation } from '@thriftline/domain/conversations/conversation';
import { isOver, otherIn, otherNameIn, sideOf } from '@thriftline/domain/conversations/conversation';
import { agreedAmount } from '@thriftline/domain/conversations/offer-state';
import { lazy } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { LazySection } from '@/components/loading/lazy-section.tsx';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useBlock } from '@/features/conversations/api/use-block.ts';
import { useConversation } from '@/features/conversations/api/use-conversation.ts';
import { OfferPanel } from '@/features/conversations/components/offers/offer-panel.tsx';
import { RefusedMessages } from '@/features/conversations/components/refused-messages.tsx';
import { ThreadActs } from '@/features/conversations/components/thread/thread-acts.tsx';
import { Thread } from '@/features/conversations/components/thread.tsx';
import { useNow } from '@/hooks/use-now.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { isRefused } from '@/lib/live/is-refused.ts';
import type { MutationSubject } from '@/outbox/journal/mutation.ts';
import { subjectOfProduct } from '@/outbox/texts/mutation-subject.ts';
import { ThreadHead } from './thread-head.tsx';
import { useOpening } from './use-opening.ts';

// The thread is there without it.
const PresenceNote = lazy(async () => ({
  default: (await import('@/features/conversations/components/being-here.ts')).PresenceNote,
}));

const RatingLine = lazy(async () => ({
  default: (await import('@/features/reviews/components/rating-line.tsx')).RatingLine,
}));

function subjectOf({ productId, productname, img, productprice }: Stored<Conversation>): MutationSubject {
  return { productId, name: productname, img, price: productprice };
}

/** Where the other person's name links to: their page for admins if an admin reads, else their seller page. */
function pageOf(uid: string, { role, isSeller }: { role: Role; isSeller: boolean }): string | undefined {
  if (role === 'Admin') return paths.dashboard.member.href(uid);
  return isSeller ? paths.seller.href(uid) : undefined;
}

interface OpenThreadProps {
  id: string;
  heading: 'h1' | 'h2';
}

/** One conversation, or the place where it begins. */
export function OpenThread({ id, heading }: OpenThreadProps) {
  const { t } = useLingui();
  const { uid, role } = useSignedInUser();
  const { state } = useLocation() as { state: { offer?: true } | null };
  const found = useConversation(id);
  const conversation = found.row?.data;
  const { product, opening, waiting } = useOpening(id, found);
  const item = product.row?.data;
  const sides = conversation ?? opening;
  const offer = conversation?.offer;
  const agreed = agreedAmount(offer, useNow(offer?.until?.toMillis()));
  const blocked = useBlock(uid, sides === undefined ? null : otherIn(sides, uid));

  if (found.status === 'loading' || role === null) return <LoadingBlock height={240} />;
  if (found.status === 'error' && !isRefused(found))
    return <ErrorState error={found.error} onRetry={found.retry} />;
  if (sides === undefined && waiting) return <LoadingBlock height={240} />;
  if (sides === undefined) {
    const isUnknown = found.status === 'unknown' || product.status === 'unknown';
    return (
      <>
        {isUnknown ? (
          <NotOnDevice />
        ) : (
          <EmptyState
            title={t`This conversation doesn’t exist`}
            action={
              <Button variant="contained" component={RouterLink} to={paths.dashboard.messages.href()}>
                {t`See all messages`}
              </Button>
            }
          >
            {t`It may belong to someone else, or the item is gone.`}
          </EmptyState>
        )}
        <RefusedMessages conversationId={id} />
      </>
    );
  }
  const over = conversation !== undefined && isOver(conversation);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PartBoundary>
        <ThreadHead
          heading={heading}
          name={otherNameIn(sides, uid)}
          page={pageOf(otherIn(sides, uid), { role, isSeller: sides.sellerId !== uid })}
          presence={
            over || (
              <LazySection>
                <RatingLine uid={otherIn(sides, uid)} side={sides.sellerId === uid ? 'buyer' : 'seller'} />
                <PresenceNote uid={otherIn(sides, uid)} />
              </LazySection>
            )
          }
          productId={sides.productId}
          productname={sides.productname}
          img={sides.img}
          price={sides.productprice}
          agreed={agreed}
          product={item}
          gone={product.status === 'missing' || isRefused(product)}
        >
          {conversation && <ThreadActs conversation={conversation} uid={uid} blocked={blocked} />}
        </ThreadHead>
      </PartBoundary>
      <PartBoundary>
        <OfferPanel
          conversationId={id}
          conversation={conversation}
          side={sideOf(sides, uid)}
          canBuy={may(role, 'bookings', 'add')}
          product={item}
          closed={blocked || over}
          asking={state?.offer === true}
          onDone={() => conversation === undefined && found.retry()}
        />
      </PartBoundary>
      <PartBoundary>
        <Thread
          id={id}
          uid={uid}
          row={found.row}
          opening={opening}
          onOpened={found.retry}
          subject={conversation ? subjectOf(conversation) : subjectOfProduct(item as Stored<Product>)}
          blocked={blocked}
        />
      </PartBoundary>
    </Box>
  );
}
