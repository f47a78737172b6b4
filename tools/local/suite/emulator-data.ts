import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import type { Layout } from './machine/layout.ts';
import type { Ports } from './machine/ports.ts';

/** The CLI writes this file last, so an export that has it is whole. */
const EXPORT_METADATA = 'firebase-export-metadata.json';

/** Whether an earlier run left data. */
export function hasEmulatorData(layout: Layout): boolean {
  return existsSync(join(layout.emulatorData, EXPORT_METADATA));
}

/**
 * Puts the newest whole export in the place the next start reads; true when there was one. The CLI exports beside the
 * data and not onto it, because it empties the target first: a crash in between would leave nothing.
 */
export async function adoptExport(layout: Layout): Promise<boolean> {
  const { emulatorData, nextEmulatorData } = layout;
  const whole = existsSync(join(nextEmulatorData, EXPORT_METADATA));
  if (whole) {
    await rm(emulatorData, { recursive: true, force: true });
    await rename(nextEmulatorData, emulatorData);
  } else {
    await rm(nextEmulatorData, { recursive: true, force: true });
  }
  return whole;
}

/** Forgets everything earlier runs left. */
export async function forgetData(layout: Layout): Promise<void> {
  await rm(layout.dataDir, { recursive: true, force: true });
}

/** Saves the running emulators' data at once, through the hub, so that even a crash does not lose it. */
export async function saveEmulatorData(layout: Layout, ports: Ports): Promise<void> {
  await mkdir(layout.dataDir, { recursive: true });
  const response = await fetch(`http://127.0.0.1:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: layout.nextEmulatorData, initiatedBy: LOCAL_PROJECT }),
  });
  if (!response.ok) {
    throw new Error(`The emulators could not export their data: ${response.status} ${await response.text()}`);
  }
  await adoptExport(layout);
}
