/** How often a part is made anew by itself before it is given up. */
export const MOST_REMOUNTS = 3;

/** Whether this is what browsers throw when a node is not where React left it: something else than the app moved it. */
export function isOfMovedNode(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError')
  );
}
