import { readFile } from 'node:fs/promises';
import { invariant } from '@thriftline/domain/invariant';

/** Where build.mjs puts the app's page, beside the bundle. */
const APP_PAGE = new URL('app.html', import.meta.url);

let page: Promise<string> | undefined;

/** The HTML that starts the app, as Hosting serves it: the build copies it here, so both are of one deployment. */
export function appPage(): Promise<string> {
  page ??= readFile(APP_PAGE, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    invariant(cause.code !== 'ENOENT', 'the website is built before the functions (npm run build)');
    throw cause;
  });
  return page;
}
