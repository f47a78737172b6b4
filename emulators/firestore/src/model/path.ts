/** A document's place in its database: collection id, document id, collection id… Always an even number of segments. */
export class DocumentPath {
  readonly segments: readonly string[];
  /** The segments joined by `/`, as in `users/u1`. Unique within a database, so good as a map key. */
  readonly key: string;

  constructor(segments: readonly string[]) {
    this.segments = segments;
    this.key = segments.join('/');
  }

  /** Parses `users/u1`; throws nothing, validation is `validateDocumentPath`. */
  static parse(key: string): DocumentPath {
    return new DocumentPath(key.split('/'));
  }

  get id(): string {
    return this.segments.at(-1) ?? '';
  }

  get collectionId(): string {
    return this.segments.at(-2) ?? '';
  }

  get parent(): CollectionPath {
    return new CollectionPath(this.segments.slice(0, -1));
  }

  collection(id: string): CollectionPath {
    return new CollectionPath([...this.segments, id]);
  }

  equals(other: DocumentPath): boolean {
    return this.key === other.key;
  }

  toString(): string {
    return this.key;
  }
}

/** A collection's place in its database. Always an odd number of segments. */
export class CollectionPath {
  readonly segments: readonly string[];
  readonly key: string;

  constructor(segments: readonly string[]) {
    this.segments = segments;
    this.key = segments.join('/');
  }

  static parse(key: string): CollectionPath {
    return new CollectionPath(key.split('/'));
  }

  get id(): string {
    return this.segments.at(-1) ?? '';
  }

  /** The document this collection belongs to; null at the root of the database. */
  get parent(): DocumentPath | null {
    return this.segments.length === 1 ? null : new DocumentPath(this.segments.slice(0, -1));
  }

  document(id: string): DocumentPath {
    return new DocumentPath([...this.segments, id]);
  }

  toString(): string {
    return this.key;
  }
}

/** Project and database a path belongs to. */
export interface DatabaseName {
  readonly projectId: string;
  readonly databaseId: string;
}

/** `projects/{p}/databases/{d}` */
export function databaseResource({ projectId, databaseId }: DatabaseName): string {
  return `projects/${projectId}/databases/${databaseId}`;
}

/** `projects/{p}/databases/{d}/documents/{path}` */
export function documentResource(database: DatabaseName, path: DocumentPath): string {
  return `${databaseResource(database)}/documents/${path.key}`;
}
