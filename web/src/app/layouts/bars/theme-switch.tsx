import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/plain/icon.tsx';
import { chooseColorMode, isDark, onColorMode } from '@/lib/device/color-scheme.ts';
import styles from './shell.module.css';

/** Switches between light and dark; until it is used, the system decides. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const dark = useSyncExternalStore(onColorMode, isDark, () => false);
  return (
    <button
      type="button"
      // What public/first-paint.js knows it by, which switches until this script has come.
      data-switch="theme"
      onClick={(event) => {
        event.preventDefault();
        chooseColorMode(dark ? 'light' : 'dark');
      }}
      aria-label={dark ? t`Switch to light colors` : t`Switch to dark colors`}
      className={styles.square}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
