import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';

/** Translates texts in whatever Vite builds or serves, and in tests. */
export function textsForVite(): Plugin;

/** The same for what esbuild bundles. */
export function textsForEsbuild(): EsbuildPlugin;
