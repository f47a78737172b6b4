import { useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import type { SubmitEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import styles from './search-field.module.css';

/** More than this nobody looks for; the address has to hold it. */
const MAX_WORDS = 120;

interface SearchFieldProps {
  /** Where it is the first thing to do, as on the home page; else it is small enough for the top bar. */
  large?: boolean;
}

/**
 * The way to the search page from any other: a plain form, which works before any script has come. Made without Material
 * UI and Firebase, for the home page shows it.
 */
export function SearchField({ large = false }: SearchFieldProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const action = useHref(paths.search.path);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    void navigate(paths.search.href(typeof words === 'string' ? words.trim() : ''));
  };
  return (
    <search className={styles.place}>
      <form
        action={action}
        onSubmit={submit}
        className={large ? `${styles.field} ${styles.large}` : styles.field}
      >
        <input
          type="search"
          name="q"
          maxLength={MAX_WORDS}
          enterKeyHint="search"
          aria-label={t`Search the shop`}
          placeholder={large ? t`A lamp, a bike, a winter coat` : t({ message: 'Search', context: 'verb' })}
          className={styles.input}
        />
        <button
          type="submit"
          aria-label={t({ message: 'Search', context: 'verb' })}
          className={styles.button}
        >
          <svg
            width="22"
            height="22"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden
          >
            <path d="M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5" />
          </svg>
        </button>
      </form>
    </search>
  );
}
