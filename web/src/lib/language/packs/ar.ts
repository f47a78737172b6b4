import messages from 'texts:web/ar';
import { arEG } from '@mui/material/locale';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { LanguagePack } from './language-pack.ts';

/** Arabic. */
export const pack: LanguagePack = { messages, material: arEG, stylisPlugins: [prefixer, rtlPlugin] };
