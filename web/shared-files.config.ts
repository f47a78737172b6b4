import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { CHUNK_GROUPS, LIBRARIES } from './build/chunk-groups.ts';
import { writeSharedFiles } from './build/shared-files/write-shared-files.ts';
import site from './vite.config.ts';

/** What only matters to a website that is kept. */
const OF_NO_USE = /^(vite-plugin-pwa|prerender-home|minify-public-scripts|write-)/;

/** The website as it is without a plan of shared files, of which one is made: nothing is written but that. */
export default defineConfig(async (env): Promise<UserConfig> => {
  const config = await site(env);
  const plugins = (await Promise.all((config.plugins ?? []).flat(4))) as Plugin[];
  return {
    ...config,
    plugins: [...plugins.filter(({ name }) => !OF_NO_USE.test(name)), writeSharedFiles(LIBRARIES)],
    build: {
      ...config.build,
      write: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: {
          ...config.build?.rolldownOptions?.output,
          codeSplitting: { groups: CHUNK_GROUPS },
        },
      },
    },
  };
});
