import { type Document, fieldAt } from '../../model/document.ts';
import { encodeValue } from '../../model/encode-value.ts';
import type { FieldPath } from '../../model/field-path.ts';

/** The codes of what an array field of a document contains, each once; none where it is no array. */
export function elementCodes(document: Document, field: FieldPath): string[] {
  const list = fieldAt(document.fields, field);
  return list?.kind === 'array' ? [...new Set(list.values.map(encodeValue))] : [];
}

/** The documents whose array field contains an element, in no order. Changing one costs more where more have its elements. */
export class ElementDocuments {
  readonly #field: FieldPath;
  readonly #byElement = new Map<string, Document[]>();

  constructor(field: FieldPath, documents: Iterable<Document>) {
    this.#field = field;
    for (const document of documents) {
      for (const element of elementCodes(document, field)) this.#add(element, document);
    }
  }

  /** The documents that have the element of this code. */
  with(element: string): readonly Document[] {
    return this.#byElement.get(element) ?? [];
  }

  /** Takes over the difference between two states of one document; null for a state without it. */
  change(before: Document | null, after: Document | null): void {
    if (before !== null) {
      for (const element of elementCodes(before, this.#field)) this.#remove(element, before);
    }
    if (after !== null) {
      for (const element of elementCodes(after, this.#field)) this.#add(element, after);
    }
  }

  #add(element: string, document: Document): void {
    const documents = this.#byElement.get(element);
    if (documents === undefined) this.#byElement.set(element, [document]);
    else documents.push(document);
  }

  #remove(element: string, document: Document): void {
    const documents = this.#byElement.get(element) ?? [];
    const place = documents.indexOf(document);
    if (place === -1) return;
    const last = documents.pop() as Document;
    if (place < documents.length) documents[place] = last;
    if (documents.length === 0) this.#byElement.delete(element);
  }
}
