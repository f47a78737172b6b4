const FORM_LIBRARY = /\/node_modules\/(formik|yup)\//;

/** What of the bundler's context is asked here. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Whether a module of the app or of the domain brings schemas or forms along, by itself or through what it imports. */
export function needsForms(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (FORM_LIBRARY.test(id)) return true;
  if (seen.has(id) || id.includes('/node_modules/')) return false;
  seen.add(id);
  const imported = modules.getModuleInfo(id)?.importedIds ?? [];
  return imported.some((other) => needsForms(other, modules, seen));
}
