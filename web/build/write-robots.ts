import type { Plugin } from 'vite';
import { robotsText } from '../src/config/robots.ts';

/** Writes robots.txt beside the pages. */
export function writeRobots(variables: Record<string, string>): Plugin {
  return {
    name: 'write-robots',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText(variables) });
    },
  };
}
