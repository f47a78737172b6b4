import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, type StorageManager, type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { chooseColorMode, colorMode, onColorMode } from '@/lib/device/color-scheme.ts';
import { currentPack } from '@/lib/language/language.ts';
import { useLingui } from '@/lib/language/lingui.tsx';
import type { LanguagePack } from '@/lib/language/packs/language-pack.ts';
import { APP_THEME, appTheme } from './app-theme.ts';

/** Lets Material UI go by lib/device/color-scheme.ts, which works on pages without it too. */
const followColorScheme: StorageManager = ({ key }) => ({
  get: (fallback) => (key === MODE_KEY ? colorMode() : fallback),
  set: (mode) => {
    if (key === MODE_KEY) chooseColorMode(mode);
  },
  subscribe: (handler) => (key === MODE_KEY ? onColorMode(() => handler(colorMode())) : () => {}),
});
const MODE_KEY = 'mode';

/** The theme of a language, and the styles' cache where it isn't the app's own. */
interface Look {
  theme: Theme;
  cache?: EmotionCache;
}

/** What was made already: a cache's styles stay in the page, so that each one more would make every page after it slower. */
const looks = new WeakMap<LanguagePack, Look>();

function makeLook({ material, stylisPlugins }: LanguagePack): Look {
  if (stylisPlugins === undefined) return { theme: createTheme(APP_THEME, material) };
  return {
    theme: createTheme({ ...APP_THEME, direction: 'rtl' }, material),
    cache: createCache({ key: 'rtl', stylisPlugins }),
  };
}

/** The app's own look in English, and mirrored where lines begin on the right. */
function lookIn(pack: LanguagePack | undefined): Look {
  if (pack === undefined) return { theme: appTheme };
  const look = looks.get(pack) ?? makeLook(pack);
  looks.set(pack, look);
  return look;
}

/**
 * What screens made of Material UI stand in. The shell and the home page are made without it, from the same theme's CSS
 * variables, so that the first page needs no more script than it must.
 */
export function Material({ children }: { children: ReactNode }) {
  useLingui();
  const pack = currentPack();
  const ownCache = useEmotionCache();
  const { theme, cache } = lookIn(pack);
  const styled = (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={MODE_KEY}
      storageManager={followColorScheme}
      noSsr
    >
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
  // Always there, so that another language takes nothing down that is typed into.
  return <CacheProvider value={cache ?? ownCache}>{styled}</CacheProvider>;
}
