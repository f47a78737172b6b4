import Stack from '@mui/material/Stack';
import { PRODUCT_NAME } from '@/components/page-title.tsx';
import { AdvertisedItems } from '@/features/advertisements/components/advertised-items.tsx';
import { Hero } from '@/features/storefront/components/hero.tsx';
import { SubscribeBox } from '@/features/storefront/components/subscribe-box.tsx';
import { TopCategories } from '@/features/storefront/components/top-categories.tsx';

/** The first page: what this is, what is advertised, what there is. */
export function HomeRoute() {
  return (
    <Stack spacing={{ xs: 6, md: 9 }}>
      <title>{`Second-hand things worth having - ${PRODUCT_NAME}`}</title>
      <Hero />
      <AdvertisedItems />
      <TopCategories />
      <SubscribeBox />
    </Stack>
  );
}
