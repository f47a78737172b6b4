import type { Plugin } from 'vite';
import { manifestIn } from '../src/config/manifest.ts';
import { MANIFEST_TEXTS } from '../src/config/manifest-texts.ts';

/** Writes the manifest of each language but English, which the plugin for the service worker writes: the page asks for its own. */
export function writeManifests(): Plugin {
  return {
    name: 'write-manifests',
    apply: 'build',
    generateBundle() {
      for (const language of Object.keys(MANIFEST_TEXTS) as (keyof typeof MANIFEST_TEXTS)[]) {
        if (language === 'en') continue;
        const source = JSON.stringify(manifestIn(language));
        this.emitFile({ type: 'asset', fileName: `manifest-${language}.webmanifest`, source });
      }
    },
  };
}
