import messages from 'texts:web/de';
import { deDE } from '@mui/material/locale';
import type { LanguagePack } from './language-pack.ts';

/** German. */
export const pack: LanguagePack = { messages, material: deDE };
