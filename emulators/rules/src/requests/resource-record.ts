import { RulesPath } from '../values/path.ts';
import { RulesRecord, type RulesValue } from '../values/value.ts';
import type { RulesResource } from './request.ts';

/** A Firestore document: `resource`, `request.resource` and what `get()` returns. */
export class ResourceRecord extends RulesRecord {
  protected override readonly names = ['data', 'id', '__name__'];
  readonly #resource: RulesResource;

  constructor(resource: RulesResource) {
    super();
    this.#resource = resource;
  }

  override property(name: string): RulesValue | undefined {
    switch (name) {
      case 'data':
        return this.#resource.data;
      case 'id':
        return this.#resource.id;
      case '__name__':
        return new RulesPath(this.#resource.name);
      default:
        return undefined;
    }
  }
}
