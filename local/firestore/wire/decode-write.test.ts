import { describe, expect, it } from 'vitest';
import { decodeMask } from './decode-write.ts';
import { parseDocumentName, parseReference } from './resource-name.ts';

describe('an update mask', () => {
  it('names each field once, a map rather than its fields', () => {
    const mask = decodeMask({ fieldPaths: ['owner.name', 'owner', 'owner', 'a.b', 'a.bc', '`x.y`'] });
    expect(mask.map(({ key }) => key)).toEqual(['owner', 'a.b', 'a.bc', '`x.y`']);
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
    expect(parseReference(name('a/__id-9223372036854775808__')).path.id).toBe('__id-9223372036854775808__');
  });
});
