import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { endGroup, spawnGroup } from '@thriftline/run/child-group';
import type { Progress } from '@thriftline/run/progress';
import { buildFunctions, webSettings } from '../suite/build-parts.ts';
import { writeFunctionsSecrets } from '../suite/functions-environment.ts';
import type { Ports } from '../suite/machine/ports.ts';
import type { Suite } from '../suite/start-suite.ts';

const QUIET_MS = 300;
const FUNCTIONS_SOURCES = ['functions/src', 'domain/src'];

/**
 * Has the emulator load the functions anew, through the hub. Its own watch is lost when the build empties the folder.
 */
async function reloadFunctions(ports: Ports): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${ports.hub}/functions/enableBackgroundTriggers`, {
    method: 'PUT',
  });
  if (!response.ok) throw new Error(`The functions could not be reloaded: ${await response.text()}`);
}

/** Rebuilds the functions when their sources change, and has the emulator take them. */
function watchFunctions({ layout, ports }: Suite, progress: Progress): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  const rebuild = async () => {
    try {
      await buildFunctions(layout, progress);
      await writeFunctionsSecrets(layout, ports, process.env);
      await reloadFunctions(ports);
    } catch (error) {
      progress.say(error instanceof Error ? error.message : String(error));
    }
  };
  return FUNCTIONS_SOURCES.map((folder) =>
    watch(join(layout.root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, QUIET_MS);
    }),
  );
}

/** Starts the Vite development server beside the suite, and a watch over the functions. */
export async function startDevelopment(suite: Suite, progress: Progress): Promise<{ stop(): void }> {
  const { layout, ports } = suite;
  const settings = await webSettings(layout, process.env);
  const vite = spawnGroup(
    'npm',
    [
      'run',
      'dev',
      '--workspace',
      'web',
      '--',
      '--host',
      '127.0.0.1',
      '--port',
      `${ports.vite}`,
      '--strictPort',
    ],
    {
      cwd: layout.root,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const watchers = watchFunctions(suite, progress);
  return {
    stop() {
      for (const watcher of watchers) watcher.close();
      if (vite.pid !== undefined) endGroup(vite.pid, 'SIGTERM');
    },
  };
}
