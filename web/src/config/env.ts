import type { PORTS } from '@thriftline/domain/base/ports';
import { LOCAL_ENV, LOCAL_HOST, localPort } from './local-env.ts';
import { type Env, readEnv } from './read-env.ts';

/**
 * True when the app talks to the local suite instead of the cloud. A constant at build time, so that a production
 * build drops what stands behind it.
 */
export const IS_LOCAL = import.meta.env.VITE_LOCAL === '1';

/** The settings, checked when the app starts. */
export const env: Env = IS_LOCAL ? LOCAL_ENV : readEnv(import.meta.env);

/** Address of one of the local servers, like `http://127.0.0.1:8080`. Only when IS_LOCAL. */
export function localOrigin(server: keyof typeof PORTS): string {
  return `http://${LOCAL_HOST}:${localServerPort(server)}`;
}

/** Port of one of the local servers. Only when IS_LOCAL. */
export function localServerPort(server: keyof typeof PORTS): number {
  return localPort(server, Number(window.location.port));
}
