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

/** True when a single field is indexed this way: by itself within a collection, else by an override. */
export function isDeclaredFor(
  { fieldOverrides }: DeclaredIndexes,
  collectionGroup: string,
  queryScope: IndexDefinition['queryScope'],
  field: IndexField,
): boolean {
  const override = fieldOverrides.find(
    (each) => each.collectionGroup === collectionGroup && each.fieldPath === field.fieldPath,
  );
  if (override === undefined) return queryScope === 'COLLECTION';
  return override.indexes.some(
    (index) =>
      (index.queryScope ?? 'COLLECTION') === queryScope &&
      // An ascending index can be read backwards.
      (field.arrayConfig === undefined ? index.order !== undefined : index.arrayConfig === field.arrayConfig),
  );
}
