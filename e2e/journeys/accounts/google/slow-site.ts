import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { textsForEsbuild } from '@thriftline/texts/plugin';
import { build } from 'esbuild';

const WEB = fileURLToPath(new URL('../../../../web/', import.meta.url));
const PAGE = `${WEB}src/testing/google-window-page.tsx`;

/** Where the page is: nothing there is real, and a browser offers nothing less to a page without TLS. */
export const SITE = 'https://shop.example';

const SETTINGS = {
  DEV: false,
  PROD: true,
  VITE_LOCAL: '0',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'auth.example',
  VITE_FIREBASE_PROJECT_ID: 'shop',
  VITE_FIREBASE_STORAGE_BUCKET: 'shop.example',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test',
};

/** The page's scripts, as they are in production, by their addresses. */
export async function bundlePage(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: { page: PAGE },
    outdir: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    write: false,
    tsconfig: `${WEB}tsconfig.json`,
    alias: { 'firebase/database': `${WEB}src/lib/firebase/no-realtime-database.ts` },
    define: { 'import.meta.env': JSON.stringify(SETTINGS), 'process.env.NODE_ENV': '"production"' },
    plugins: [textsForEsbuild()],
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

/** Google's script, as far as the SDK uses it: a frame that answers at once. */
const GAPI = `
  const frame = { restyle() {}, register() {}, send() {}, async ping(answered) { answered(); } };
  window.gapi = {
    load: (_, { callback }) => callback(),
    iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open: (_, opened) => opened(frame) }) },
  };
  const { onload } = Object.fromEntries(new URL(document.currentScript.src).searchParams);
  window[onload]?.();`;

/** What the page is answered with by others, by the end of the address. */
const ANSWERS: Readonly<Record<string, object>> = {
  '/accounts:signUp': { idToken: tokenOf('gil'), refreshToken: 'refresh', expiresIn: '3600', localId: 'gil' },
  '/accounts:lookup': { users: [{ localId: 'gil', email: 'gil@gmail.example', emailVerified: true }] },
  '/projects': { authorizedDomains: ['shop.example'] },
  '/findDeletionObstacles': { result: { obstacles: [] } },
};

function tokenOf(uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'none' })}.${part({ sub: uid, user_id: uid, iat: now, exp: now + 3600 })}.`;
}

/** What the test sees and does beside the page. */
export interface SlowSite {
  /** Lets Google's script come, which is held back. */
  releaseGoogle: () => void;
  /** Resolves once the page asks for Google's script. */
  googleAsked: Promise<void>;
}

const CROSS_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Serves the page to a browser tab, each script after `delayMs`, and Google's when it is let. Anything else gets no answer. */
export async function serveSlowly(
  page: Page,
  scripts: ReadonlyMap<string, string>,
  delayMs: number,
): Promise<SlowSite> {
  let releaseGoogle: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    releaseGoogle = resolve;
  });
  let noteAsked: () => void = () => undefined;
  const googleAsked = new Promise<void>((resolve) => {
    noteAsked = resolve;
  });
  const answerScript = async (route: Route, body: string) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.fulfill({ contentType: 'text/javascript', body });
  };
  await page.route('**/*', async (route) => {
    const { origin, pathname, hostname } = new URL(route.request().url());
    if (hostname === 'apis.google.com') {
      noteAsked();
      await released;
      return answerScript(route, GAPI);
    }
    const script = origin === SITE ? scripts.get(pathname) : undefined;
    if (script !== undefined) return answerScript(route, script);
    if (origin === SITE && route.request().resourceType() === 'document') {
      const body = '<!doctype html><title>Shop</title><body><script type="module" src="/page.js"></script>';
      return route.fulfill({ contentType: 'text/html', body });
    }
    const [, answer] = Object.entries(ANSWERS).find(([end]) => pathname.endsWith(end)) ?? [];
    if (answer === undefined) return route.abort();
    return route.fulfill({ headers: CROSS_ORIGIN, json: answer });
  });
  return { releaseGoogle, googleAsked };
}
