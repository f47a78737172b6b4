import { buildPackage, runSource } from '../build-package.mjs';

const DESCRIPTORS = 'src/wire/descriptors.ts';

/**
 * Puts the descriptors themselves in the place of the module that looks for them in another package.
 * @type {import('esbuild').Plugin}
 */
const descriptorsInside = {
  name: 'descriptors-inside',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/wire\/descriptors\.ts$/ }, async () => {
      const { usedDescriptors } = await runSource(import.meta.dirname, DESCRIPTORS);
      const contents = `export const usedDescriptors = () => (${JSON.stringify(/** @type {() => unknown} */ (usedDescriptors)())});`;
      return { contents };
    });
  },
};

const entries = ['index', 'engine', 'wire/index'];
await buildPackage(import.meta.dirname, {
  sources: [...entries, 'main'],
  declared: entries,
  plugins: [descriptorsInside],
});
