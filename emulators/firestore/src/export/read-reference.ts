import { DocumentPath } from '../model/path.ts';
import { type ReferenceValue, referenceValue } from '../model/value.ts';
import { DEFAULT_DATABASE, Reference, Wire } from './entity-format.ts';
import { fieldOf, type Reader, readId, skip, wireOf } from './entity-parts.ts';
import { UNKNOWN_PROJECT } from './project-references.ts';

/** The rest of the group that is a reference; an indexed one goes home. */
export function readReference(reader: Reader, isIndexed: boolean): ReferenceValue {
  const segments: string[] = [];
  let app = '';
  let databaseId = '';
  for (let tag = reader.uint32(); wireOf(tag) !== Wire.GROUP_END; tag = reader.uint32()) {
    switch (fieldOf(tag)) {
      case Reference.APP:
        app = reader.string();
        break;
      case Reference.ELEMENT:
        segments.push(...readId(reader, Reference.TYPE, Reference.ID, Reference.NAME));
        break;
      case Reference.DATABASE_ID:
        databaseId = reader.string();
        break;
      default:
        skip(reader, tag);
    }
  }
  const projectId = isIndexed ? UNKNOWN_PROJECT : projectOf(app);
  return referenceValue(
    { projectId, databaseId: databaseId || DEFAULT_DATABASE },
    new DocumentPath(segments),
  );
}

/** `s~project` names the project `project`. */
function projectOf(app: string): string {
  return app.slice(app.indexOf('~') + 1);
}
