import { BrandIllustration } from '@/components/brand-illustration.tsx';
import { PlainButtonLink } from '@/components/plain-button.tsx';
import { paths } from '@/config/paths.ts';
import styles from './hero.module.css';

/** What the product is about, and the way to the blog. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div>
        <h1>
          Good things,
          <br />
          second time round.
        </h1>
        <p>
          Thriftline is where people pass on what they no longer need to someone who does. Know what to look
          for before you buy, and how to sell well.
        </p>
        <PlainButtonLink to={paths.blog.href()} large>
          Read the blog
        </PlainButtonLink>
      </div>
      <div className={styles.picture}>
        <BrandIllustration />
      </div>
    </section>
  );
}
