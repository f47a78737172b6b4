import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SELLING_ROLES } from '@thriftline/domain/accounts/selling/selling-roles';
import { paths } from '@thriftline/domain/base/paths';
import { shownDescription } from '@thriftline/domain/settings/default-description';
import { SHOP_TEXT_NAMES, SHOP_TEXTS } from '@thriftline/domain/settings/shop-texts';
import { Link } from 'react-router-dom';
import { Wordmark } from '@/components/plain/wordmark.tsx';
import { useLikelySignedIn } from '@/hooks/use-likely-signed-in.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { LanguageSelect } from '../language/language-select.tsx';
import styles from './shell.module.css';

const SELL = { label: msg`Sell something`, to: paths.dashboard.addProduct.href() };
const LINKS = [
  { label: msg`Buying and selling well`, to: paths.blog.href() },
  { label: msg`Your account`, to: paths.dashboard.index.href() },
  ...SHOP_TEXT_NAMES.map((name) => ({ label: SHOP_TEXTS[name].title, to: paths.shopText.href(name) })),
];

/** The foot of every page; a member's phone has its links under Me. */
export function Footer() {
  const { t } = useLingui();
  const { description } = useShopSettings();
  const { role } = useCurrentUser();
  const isMember = useLikelySignedIn();
  // A visitor who isn't known yet may turn out to be a seller; a buyer can't use the form.
  const links = role === null || SELLING_ROLES.includes(role) ? [SELL, ...LINKS] : LINKS;
  return (
    <footer className={isMember ? `${styles.footer} ${styles.ofMember}` : styles.footer}>
      <div className={styles.footerColumns}>
        <div className={styles.promise}>
          <Wordmark />
          <p>{shownDescription(description)}</p>
        </div>
        <nav aria-label={t`Footer`} className={styles.links}>
          {links.map(({ label, to }) => (
            <Link key={to} to={to}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <LanguageSelect />
      </div>
    </footer>
  );
}
