/** One field of an index, as in `firestore.indexes.json`. */
export interface IndexField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING' | undefined;
  readonly arrayConfig?: 'CONTAINS' | undefined;
}

/** A composite index, as in `firestore.indexes.json`. */
export interface IndexDefinition {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly fields: readonly IndexField[];
}

/** The single-field indexes of one field, in place of the automatic ones. */
export interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly (Omit<IndexField, 'fieldPath'> & {
    readonly queryScope?: IndexDefinition['queryScope'] | undefined;
  })[];
}

/** The content of `firestore.indexes.json`. */
export interface DeclaredIndexes {
  readonly indexes: readonly IndexDefinition[];
  readonly fieldOverrides: readonly FieldOverride[];
}

/** The declarations of a parsed `firestore.indexes.json`, whose lists may be absent. */
export function declaredIndexes(json: unknown): DeclaredIndexes {
  const { indexes = [], fieldOverrides = [] } = (json ?? {}) as Partial<DeclaredIndexes>;
  return { indexes, fieldOverrides };
}

/** Names every field of a collection that has no override of its own, nor lies in a map that has one. */
const EVERY_FIELD = '*';

/** The field and the maps it lies in, the nearest first: `a.b.c`, `a.b`, `a`. */
function withMapsAbove(fieldPath: string): string[] {
  const dot = fieldPath.lastIndexOf('.');
  return dot === -1 ? [fieldPath] : [fieldPath, ...withMapsAbove(fieldPath.slice(0, dot))];
}

/**
 * The override a field goes by: its own, else that of the nearest map above it, else the one for every field of its collection.
 * Overrides are not added up: the first one found counts alone.
 */
function overrideOf(
  { fieldOverrides }: DeclaredIndexes,
  collectionGroup: string,
  fieldPath: string,
): FieldOverride | undefined {
  const ofCollection = fieldOverrides.filter((each) => each.collectionGroup === collectionGroup);
  for (const path of [...withMapsAbove(fieldPath), EVERY_FIELD]) {
    const override = ofCollection.find((each) => each.fieldPath === path);
    if (override !== undefined) return override;
  }
  return undefined;
}

/** True when a single field is indexed this way: automatically within a collection, else by the override it goes by. */
export function isDeclaredFor(
  declared: DeclaredIndexes,
  collectionGroup: string,
  queryScope: IndexDefinition['queryScope'],
  field: IndexField,
): boolean {
  const override = overrideOf(declared, collectionGroup, field.fieldPath);
  if (override === undefined) return queryScope === 'COLLECTION';
  return override.indexes.some(
    (index) =>
      (index.queryScope ?? 'COLLECTION') === queryScope &&
      // An ascending index can be read backwards.
      (field.arrayConfig === undefined ? index.order !== undefined : index.arrayConfig === field.arrayConfig),
  );
}
