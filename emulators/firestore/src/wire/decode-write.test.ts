import { describe, expect, it } from 'vitest';
import { decodeMask, decodeWrite } from './decode-write.ts';
import type { WireWrite } from './messages.ts';
import { parseDocumentName, parseReference } from './resource-name.ts';

describe('an update mask', () => {
  it('names each field once, a map rather than its fields', () => {
    const mask = decodeMask({ fieldPaths: ['owner.name', 'owner', 'owner', 'a.b', 'a.bc', '`x.y`'] });
    expect(mask.map(({ key }) => key)).toEqual(['owner', 'a.b', 'a.bc', '`x.y`']);
  });
});

describe('a verify', () => {
  const database = { projectId: 'p', databaseId: '(default)' };
  const verify = { verify: 'projects/p/databases/(default)/documents/a/b' };
  const currentDocument = { exists: true };

  it('has a precondition and nothing else', () => {
    expect(decodeWrite(database, { ...verify, currentDocument })).toMatchObject({
      kind: 'verify',
      precondition: { exists: true },
    });
  });

  it.each<[string, WireWrite]>([
    ['a verify must contain a precondition', verify],
    ['document mask', { ...verify, currentDocument, updateMask: {} }],
    ['update transform', { ...verify, currentDocument, updateTransforms: [{ fieldPath: 'n' }] }],
  ])('is refused: %s', (message, write) => {
    expect(() => decodeWrite(database, write)).toThrow(message);
  });
});

describe('a write', () => {
  const database = { projectId: 'p', databaseId: '(default)' };
  const name = 'projects/p/databases/(default)/documents/a/b';
  const transform = {
    document: name,
    fieldTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
  };
  const mask = { updateMask: {} };
  const transforms = { updateTransforms: transform.fieldTransforms };
  const of = (fieldPath: string) => ({ update: { name }, updateMask: { fieldPaths: [fieldPath] } });

  it.each<[string, WireWrite]>([
    ['empty write operation', {}],
    ['a delete must not specify a document mask.', { delete: name, ...mask }],
    ['a delete must not specify a update transform.', { delete: name, ...transforms }],
    ['a transform must not specify a document mask.', { transform, ...mask }],
    ['a transform must not specify a update transform.', { transform, ...transforms }],
    ['The list of FieldTransform must not be empty.', { transform: { document: name } }],
    [
      'Operation type must be specified for field transformation.',
      { update: { name }, updateTransforms: [{ fieldPath: 'n' }] },
    ],
    ['Invalid reserved name in field path __x__.y', of('m.__x__.y')],
    ['the name __key__ is reserved', of('m.__name__')],
    ['Invalid property path member name "__key__".', of('__key__')],
    [
      'Non-document resource reference value not supported.',
      { update: { name, fields: { f: { referenceValue: 'projects/p/databases/d' } } } },
    ],
    [
      'Resource name "x" lacks "projects" at index 0.',
      { update: { name, fields: { f: { referenceValue: 'x' } } } },
    ],
  ])('is refused: %s', (message, write) => {
    expect(() => decodeWrite(database, write)).toThrow(message);
  });
});

describe('a document name', () => {
  const name = (path: string) => `projects/p/databases/(default)/documents/${path}`;

  it('is taken apart', () => {
    expect(parseDocumentName(name('a/b/c/d'))).toMatchObject({
      database: { projectId: 'p', databaseId: '(default)' },
      path: { key: 'a/b/c/d' },
    });
  });

  it.each(['', 'a', 'a/b/c', 'a//b/c', 'a/__reserved__', 'a/..'])('is not %j', (path) => {
    expect(() => parseDocumentName(name(path))).toThrow();
  });

  it('may be reserved where it only marks a place', () => {
    expect(() => parseReference(name('a/__idx__'))).toThrow("Found: '__idx__'.");
    expect(parseReference(name('a/__id-9223372036854775808__')).path.id).toBe('__id-9223372036854775808__');
  });
});
