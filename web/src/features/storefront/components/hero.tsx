import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandIllustration } from '@/components/plain/brand-illustration.tsx';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import styles from './hero.module.css';

/** What the product is about in a few words, the way to the blog, and as children the ways to things. */
export function Hero({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { name: shop } = useShopSettings();
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1>
          <Trans>
            Good things,
            <br />
            second time round.
          </Trans>
        </h1>
        <p>
          <span className={styles.promise}>
            {t`${shop} is where people pass on what they no longer need to someone who does.`}{' '}
          </span>
          <Trans>
            New to second-hand? <Link to={paths.blog.href()}>Read the blog</Link>
          </Trans>
        </p>
        {children}
      </div>
      <div className={styles.picture}>
        <BrandIllustration />
      </div>
    </section>
  );
}
