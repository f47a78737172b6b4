import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepAssets, readAssetNames } from '@thriftline/local/cached-assets';
import type { FirebaseConfig } from '@thriftline/local/firebase-config';
import type { Settings } from './settings.ts';

/** The configuration that is deployed: firebase.json with the project's own hosts in its policy. */
export const DEPLOYED_CONFIG = 'firebase.deploy.json';

/**
 * Stands in firebase.json for what differs from project to project, and the setting of the website that says it. Written
 * so that a host may be called that: browsers complain about any other on every page of the local suite.
 */
const PLACEHOLDERS = {
  'PROJECT-ID': 'VITE_FIREBASE_PROJECT_ID',
  'STORAGE-BUCKET': 'VITE_FIREBASE_STORAGE_BUCKET',
  'AUTH-DOMAIN': 'VITE_FIREBASE_AUTH_DOMAIN',
} as const;

function isPolicy(key: string): boolean {
  return key.toLowerCase() === 'content-security-policy';
}

/** The policy for a website with these settings; what they do not say stays a placeholder, which allows nothing. */
function fillPolicy(policy: string, web: Settings): string {
  return Object.entries(PLACEHOLDERS).reduce(
    (filled, [placeholder, name]) => filled.replaceAll(placeholder, web[name] || placeholder),
    policy,
  );
}

async function readConfig(root: string): Promise<FirebaseConfig> {
  return JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
}

/** The Content-Security-Policy that Hosting sends for a website built with these settings. */
export async function contentSecurityPolicy(root: string, web: Settings): Promise<string> {
  const headers = (await readConfig(root)).hosting.headers.flatMap((rule) => rule.headers);
  const policy = headers.find(({ key }) => isPolicy(key))?.value;
  if (policy === undefined) throw new Error('firebase.json sends no Content-Security-Policy.');
  return fillPolicy(policy, web);
}

/** A part of firebase.json that names what has to be done before it is deployed. */
interface Prepared {
  predeploy?: string[];
}

/** The parts of firebase.json that are built. */
const BUILT = ['hosting', 'functions'] as const;

/** Whether a part is deployed where only these are: `hosting`, `functions:api`; all where none are named. */
function isDeployed(part: string, only: string | undefined): boolean {
  return only === undefined || only.split(',').some((named) => named.split(':')[0] === part);
}

/** What has to be run before a deployment, each once: what firebase.json names for the parts that are deployed. */
export async function buildSteps(root: string, only: string | undefined): Promise<string[]> {
  const config = await readConfig(root);
  // With Hosting the CLI deploys the function that a rewrite pins, too. It names files of the website's build.
  const parts = BUILT.filter((part) => isDeployed(part, only) || isDeployed('hosting', only)).flatMap(
    (part) => config[part] as Prepared,
  );
  return [...new Set(parts.flatMap(({ predeploy }) => predeploy ?? []))];
}

/**
 * Writes the configuration that is deployed beside firebase.json, whose paths it shares. Gives its name. It names the files of the
 * website's build, so {@link buildSteps} come first, and it asks for none of them again.
 */
export async function writeDeployedConfig(root: string, web: Settings): Promise<string> {
  const config = keepAssets(await readConfig(root), await readAssetNames(root));
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: isPolicy(key) ? fillPolicy(value, web) : value,
    })),
  }));
  const { predeploy: _builtBefore, ...hosting } = config.hosting;
  const functions = (config.functions as Prepared[]).map(({ predeploy: _built, ...one }) => one);
  const deployed = { ...config, hosting: { ...hosting, headers }, functions };
  await writeFile(join(root, DEPLOYED_CONFIG), `${JSON.stringify(deployed, undefined, 2)}\n`);
  return DEPLOYED_CONFIG;
}
