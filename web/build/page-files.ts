import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** What a page loads besides what every page does. */
export interface PageFiles {
  /** Scripts, by their file names. */
  scripts: readonly string[];
  /** Stylesheets, by their file names. */
  styles: readonly string[];
}

function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${module}`),
  );
  if (found?.type !== 'chunk') throw new Error(`The build has no chunk of ${module}`);
  return found;
}

/** The files that chunks and all they import before they run are made of. */
function withImports(bundle: Bundle, roots: readonly Rolldown.OutputChunk[]): PageFiles {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || scripts.has(name)) return;
    scripts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const { fileName } of roots) visit(fileName);
  return { scripts: [...scripts], styles: [...styles] };
}

/** What the modules of an address, which its route loads when it is opened, need besides what every page begins with. */
export function pageFiles(bundle: Bundle, modules: readonly string[]): PageFiles {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  const known = withImports(
    bundle,
    entries.filter((file) => file.type === 'chunk'),
  );
  const all = withImports(
    bundle,
    modules.map((module) => chunkOf(bundle, module)),
  );
  return {
    scripts: all.scripts.filter((name) => !known.scripts.includes(name)),
    styles: all.styles.filter((name) => !known.styles.includes(name)),
  };
}
