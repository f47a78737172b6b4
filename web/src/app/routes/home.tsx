import { PageTitle } from '@/components/page-title.tsx';
import { AdvertisedItems } from '@/features/advertisements/components/advertised-items.tsx';
import { Hero } from '@/features/storefront/components/hero.tsx';
import { SubscribeBox } from '@/features/storefront/components/subscribe-box.tsx';
import { TopCategories } from '@/features/storefront/components/top-categories.tsx';
import styles from './home.module.css';

/** The first page: what this is, what is advertised, what there is. */
export function HomeRoute() {
  return (
    <div className={styles.home}>
      <PageTitle title="Second-hand things worth having" />
      <Hero />
      <AdvertisedItems />
      <TopCategories />
      <SubscribeBox />
    </div>
  );
}
