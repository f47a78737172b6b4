import { Link } from 'react-router-dom';
import { Wordmark } from '@/components/wordmark.tsx';
import { paths } from '@/config/paths.ts';
import styles from './shell.module.css';

const LINKS = [
  { label: 'Sell something', to: paths.dashboard.addProduct.href() },
  { label: 'Buying and selling well', to: paths.blog.href() },
  { label: 'Your account', to: paths.dashboard.index.href() },
];

/** What stands under every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.footerColumns}>
        <div className={styles.promise}>
          <Wordmark />
          <p>Good things deserve a second owner. Find what you need, pass on what you don’t.</p>
        </div>
        <nav aria-label="Footer" className={styles.links}>
          {LINKS.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
