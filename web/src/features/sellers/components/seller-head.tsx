import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ANSWER_TIME_WORDS } from '@thriftline/domain/accounts/answer-time';
import type { SellerFacts } from '@thriftline/domain/accounts/seller-facts';
import type { ReactNode } from 'react';
import { LoadingText } from '@/components/loading/loading-text.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { VerifiedBadge } from '@/components/texts/verified-badge.tsx';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { useWideWindow } from '@/hooks/use-wide-window.ts';
import { isOwnPicture } from '@/lib/pictures/own-picture.ts';
import { formatMonth } from '@/lib/texts/format-date.ts';

/** What is known of a seller from the items alone, before or without the server's word. */
export type SellerBrief = Pick<SellerFacts, 'name' | 'verified'> &
  Partial<
    Pick<SellerFacts, 'since' | 'place' | 'sold' | 'answers' | 'followers' | 'photo' | 'about' | 'policies'>
  >;

interface SellerHeadProps {
  seller: SellerBrief | undefined;
  /** Whether more is on its way. */
  waiting: boolean;
  /** What buyers said of them. */
  rating: ReactNode;
  /** What can be done: ask, follow. */
  children: ReactNode;
}

/** How many follow, for the seller alone. */
function followersText(count: number): string {
  return plural(count, { 0: 'No followers yet', one: '# follower', other: '# followers' });
}

const sinceText = (shop: string, month: string) => t`On ${shop} since ${month}`;

/** What stands under the name, a line each. */
function linesOf({ since, place, sold, answers, followers }: SellerBrief, shop: string): string[] {
  return [
    since === undefined ? undefined : sinceText(shop, formatMonth(new Date(since))),
    place,
    sold === undefined || sold === 0
      ? undefined
      : plural(sold, { one: '# item sold', other: '# items sold' }),
    answers && ANSWER_TIME_WORDS[answers],
    followers === undefined ? undefined : followersText(followers),
  ].filter((line) => line !== undefined);
}

/** What a seller says in their own words. Their policies open at a press on a phone, where they would keep the items out of sight. */
function SellerWords({ about, policies }: Pick<SellerBrief, 'about' | 'policies'>) {
  const { t } = useLingui();
  const wide = useWideWindow();
  return (
    <>
      {about !== undefined && (
        <Typography component="div" sx={WORDS}>
          <UserText>{about}</UserText>
        </Typography>
      )}
      {policies !== undefined && (
        <Box component="details" open={wide} sx={{ '& > summary': { cursor: 'pointer', py: 1 } }}>
          <summary>
            <Typography variant="subtitle1" component="h2" sx={{ display: 'inline' }}>
              {t`Policies`}
            </Typography>
          </summary>
          <Typography component="div" sx={WORDS}>
            <UserText>{policies}</UserText>
          </Typography>
        </Box>
      )}
    </>
  );
}

const WORDS = { mt: 0.5, maxWidth: '60ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** Who a seller is: name, badge and what it means, since when, where, what they have sold and how soon they answer. */
export function SellerHead({ seller, waiting, rating, children }: SellerHeadProps) {
  const { t } = useLingui();
  const { name: shop } = useShopSettings();
  const name = seller?.name ?? '';
  return (
    <Box
      component="section"
      aria-label={t`Seller`}
      sx={{
        display: 'grid',
        // Buttons of many words never squeeze the name.
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) fit-content(45%)' },
        gap: { xs: 2, md: 4 },
        alignItems: 'start',
        mb: { xs: 4, md: 5 },
      }}
    >
      <Box sx={{ display: 'flex', gap: { xs: 2, sm: 3 }, alignItems: 'start', minWidth: 0 }}>
        <Avatar
          {...(seller?.photo !== undefined && isOwnPicture(seller.photo)
            ? { src: seller.photo, alt: t`Photo of ${name}` }
            : { 'aria-hidden': true })}
          sx={{
            bgcolor: 'surface.tint',
            color: 'primary.main',
            width: { xs: 56, sm: 80 },
            height: { xs: 56, sm: 80 },
            typography: 'h2',
          }}
        >
          {[...(seller?.name.trim() ?? '')][0]?.toUpperCase()}
        </Avatar>
        <Box sx={{ display: 'grid', gap: 1, minWidth: 0, justifyItems: 'start' }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {seller === undefined ? <LoadingText width="9ch" /> : <UserText>{seller.name}</UserText>}
          </Typography>
          {rating}
          {seller?.verified && (
            <Box>
              <VerifiedBadge />
              <Typography variant="body2" color="textSecondary">
                {t`An admin of ${shop} has checked this account and confirms the name.`}
              </Typography>
            </Box>
          )}
          {seller !== undefined && (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, color: 'text.secondary' }}>
              {linesOf(seller, shop).map((line) => (
                <Box component="li" key={line} sx={{ overflowWrap: 'anywhere' }}>
                  {line}
                </Box>
              ))}
            </Box>
          )}
          {waiting && <LoadingText width="22ch" />}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          '& > .MuiButton-root': { flexGrow: { xs: 1, md: 0 } },
        }}
      >
        {children}
      </Box>
      {(seller?.about ?? seller?.policies) !== undefined && (
        // Below the photo on a phone, where it would leave half of the lines; beside it, as the name is, else.
        <Box sx={{ display: 'grid', gap: 1, pl: { xs: 0, sm: 13 } }}>
          <SellerWords {...seller} />
        </Box>
      )}
    </Box>
  );
}
