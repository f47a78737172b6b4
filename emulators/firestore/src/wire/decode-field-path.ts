import { FieldPath, invalidArgument, isReserved } from '../model/index.ts';

/**
 * The path of a field in the engine's terms.
 *
 * @throws FirestoreError INVALID_ARGUMENT, also for names kept for Firestore itself, which are in no document
 */
export function decodeFieldPath(text: string | undefined): FieldPath {
  const path = FieldPath.parse(text ?? '');
  if (path.isName) return path;
  const place = path.segments.findIndex(isReserved);
  if (place === -1) return path;
  const name = path.segments[place] as string;
  if (name === '__name__') throw invalidArgument('the name __key__ is reserved');
  throw invalidArgument(
    name === '__key__'
      ? `Invalid property path member name "${name}".`
      : `Invalid reserved name in field path ${path.segments.slice(place).join('.')}`,
  );
}
