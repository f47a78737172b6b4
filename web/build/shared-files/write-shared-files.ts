import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import type { Manifest } from '../precache-groups-of.ts';
import { loadsOf } from './loads-of.ts';
import { type BuiltFile, planSharedFiles } from './plan-shared-files.ts';
import { PLAN, pathOf, type SharedFiles } from './shared-files.ts';

/** Writes anew which modules come in one file. Its build has none of these, and `apart` names the files that stay as they are. */
export function writeSharedFiles(apart: readonly string[]): Plugin {
  return {
    name: 'write-shared-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const listed = bundle['.vite/manifest.json'];
        if (listed?.type !== 'asset') throw new Error('The build has no manifest');
        const manifest = JSON.parse(listed.source.toString()) as Manifest;
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const asked = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
        const staysApart = ({ isEntry, isDynamicEntry, name, moduleIds }: Rolldown.OutputChunk) =>
          isEntry ||
          isDynamicEntry ||
          apart.includes(name) ||
          moduleIds.some((id) => asked(id) || pathOf(id) === undefined);
        const files = chunks.map(
          (chunk): BuiltFile => ({
            name: chunk.fileName,
            bytes: gzipSync(chunk.code).length,
            imports: chunk.imports,
            apart: staysApart(chunk),
          }),
        );
        const plan: Record<string, string> = {};
        const named = new Set<string>();
        for (const together of planSharedFiles(files, loadsOf(manifest))) {
          const parts = together.flatMap((file) => chunks.filter(({ fileName }) => fileName === file));
          const [largest] = parts;
          let name = largest?.name ?? '';
          for (let more = 2; named.has(name); more += 1) name = `${largest?.name}${more}`;
          named.add(name);
          for (const path of parts.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => pathOf(id) ?? [])))
            plan[path] = name;
        }
        const sorted: SharedFiles = Object.fromEntries(
          Object.entries(plan).sort(([one], [other]) => (one < other ? -1 : 1)),
        );
        writeFileSync(PLAN, `${JSON.stringify(sorted, null, 2)}\n`);
        console.log(
          `${Object.keys(sorted).length} modules in ${named.size} files; ${files.length} files would be without.`,
        );
      },
    },
  };
}
