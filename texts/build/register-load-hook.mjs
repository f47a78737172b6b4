// For programs that load TypeScript themselves, like Playwright: import it before anything with texts.
import { register } from 'node:module';

register('./load-hook.mjs', import.meta.url);
