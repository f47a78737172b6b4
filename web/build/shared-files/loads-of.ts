import {
  EARLY_PARTS,
  HOME_OF_MEMBERS,
  moduleOfPage,
  OF_MEMBERS,
  PAGE_MODULES,
} from '../../src/config/page-modules.ts';
import { ON_DEMAND, PRECACHE_GROUPS } from '../../src/config/precache-groups.ts';
import { entriesOf, filesWith } from '../built-files.ts';
import { type Manifest, partsOf } from '../precache-groups-of.ts';
import type { Load } from './plan-shared-files.ts';

/** Runs with the app closed: whatever it has, it keeps to itself. */
const APART = 'src/worker/queue-worker.ts';

/** How much a page matters: by how many see it, and with how little patience. */
function weightOf(page: string): number {
  if (page.startsWith('shop/') || page === 'dashboard/buying/payment') return 4;
  return page.startsWith('dashboard/admin/') ? 0.5 : 1;
}

/**
 * What of a build is loaded at one time, and how much each matters: the home page and what a member's brings; pages, and what is there
 * before the rest of them; what a device is given ahead; and whatever is loaded late.
 */
export function loadsOf(manifest: Manifest): Load[] {
  const entries = entriesOf(manifest);
  const filesOf = (modules: readonly string[]) => filesWith(manifest, [...entries, ...modules]);
  const { shell, pieces } = partsOf(manifest, PRECACHE_GROUPS, ON_DEMAND);
  const pages = [...PAGE_MODULES];
  const late = Object.keys(manifest).filter(
    (module) => manifest[module]?.isDynamicEntry && !pages.some(([page]) => module === moduleOfPage(page)),
  );
  return [
    { files: filesOf([]), weight: 6 },
    { files: filesOf(HOME_OF_MEMBERS), weight: 6 },
    ...[...EARLY_PARTS.values()].map((modules) => ({ files: filesOf(modules), weight: 12 })),
    ...pages.map(([page, modules]) => ({ files: filesOf(modules), weight: weightOf(page) })),
    // Most who come to an open page are strangers, and lines are worst where they come first.
    ...pages
      .filter(([page]) => !page.startsWith('dashboard/'))
      .map(([page, modules]) => ({
        files: filesOf([...modules, ...OF_MEMBERS]),
        weight: weightOf(page) / 3,
      })),
    ...pieces.map((files, index) => ({
      files: new Set([...shell, ...files]),
      weight: PRECACHE_GROUPS[index]?.whenStaying ? 1.5 : 12,
    })),
    ...late.map((module) => ({
      files: filesWith(manifest, [module]),
      weight: module === APART ? 100 : 0.15,
    })),
  ];
}
