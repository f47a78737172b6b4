import type { StylisPlugin } from '@emotion/cache';
import type { Messages } from '@lingui/core';
import type { Localization } from '@mui/material/locale';

/** What a language other than English needs: loaded in one piece, before anything is shown in it. */
export interface LanguagePack {
  /** The website's texts, compiled. */
  messages: Messages;
  /** Material UI's own. */
  material: Localization;
  /** What turns styles that are written for lines that begin on the left; absent for a language of such. */
  stylisPlugins?: StylisPlugin[];
}
