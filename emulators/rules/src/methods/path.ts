import { toText } from '../functions/casts.ts';
import type { Outcome } from '../outcomes/failure.ts';
import { RulesPath } from '../values/path.ts';
import { isMap } from '../values/type-name.ts';
import type { RulesMap } from '../values/value.ts';
import { type MethodTable, unary } from './method.ts';

/** The methods of paths. */
export const pathMethods: MethodTable<RulesPath> = new Map([
  [
    'bind',
    unary<RulesPath>('map', (self, values, start) => (isMap(values) ? bind(self, values, start) : undefined)),
  ],
]);

/** Puts a map's values in the place of segments such as `{uid}`; those of other names stay. */
function bind(path: RulesPath, values: RulesMap, start: number): Outcome {
  const segments: string[] = [];
  for (const segment of path.segments) {
    const isPlaceholder = segment.startsWith('{') && segment.endsWith('}');
    const value = isPlaceholder ? values.get(segment.slice(1, -1)) : undefined;
    if (value === undefined) {
      segments.push(segment);
    } else {
      const text = toText(value, start);
      if (typeof text !== 'string') {
        return text;
      }
      segments.push(text);
    }
  }
  return new RulesPath(segments);
}
