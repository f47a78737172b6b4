import { useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import type { HomeCategory } from '@thriftline/domain/pages/home-content';
import { Link } from 'react-router-dom';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Fetched } from '@/hooks/use-fetched.ts';
import { categoryLinkState } from '@/lib/calls/category-link-state.ts';
import styles from './category-chips.module.css';

/** How wide the chips are that are still on their way, in pixels: about as wide as real ones. */
const WAITING = [92, 124, 76, 108, 88];

/** The categories by name, in one row that a finger pushes on. The row keeps its height while they are on their way. */
export function CategoryChips({ list }: { list: Fetched<readonly HomeCategory[]> }) {
  const { t } = useLingui();
  if (list.status === 'error' || (list.status === 'ready' && list.data.length === 0)) return null;
  if (list.status === 'loading') {
    return (
      <div aria-hidden className={styles.row}>
        {WAITING.map((width) => (
          <span key={width} style={{ width }} className={`${styles.chip} ${styles.waiting}`} />
        ))}
      </div>
    );
  }
  return (
    <nav aria-label={t`Categories`}>
      <ul className={styles.row}>
        {list.data.map(({ _id, categoryname }) => (
          <li key={_id}>
            <Link
              to={paths.category.href(_id)}
              state={categoryLinkState(categoryname)}
              className={styles.chip}
            >
              <UserText lines={1}>{categoryname}</UserText>
            </Link>
          </li>
        ))}
        <li className={styles.all}>
          <Link to={paths.categories.href()} className={styles.chip}>
            <span>{t`All categories`}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
