import type { Mutation } from '../journal/mutation.ts';

/** The collections whose refused documents the screen shows by itself, each as often as it says so. */
const shown: string[] = [];

/** Says that the screen shows what the server refused of a collection, with what can be done about it. Gives back how to end that. */
export function showRefusalsIn(collection: string): () => void {
  shown.push(collection);
  return () => {
    const place = shown.indexOf(collection);
    if (place !== -1) shown.splice(place, 1);
  };
}

/** Whether the screen shows by itself that the mutation was refused: a toast would say the same, over the buttons that help. */
export function isRefusalOnScreen({ path }: Pick<Mutation, 'path'>): boolean {
  return shown.includes(path.slice(0, path.lastIndexOf('/')));
}
