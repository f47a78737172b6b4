// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putBack } from './autosaved-fields.ts';

/** What the tab kept, once it is read. */
let read: (kept: Record<string, string>) => void;

vi.mock('@/lib/saved/form-autosave/form-autosave.ts', () => ({
  readForm: () =>
    new Promise((resolve) => {
      read = resolve;
    }),
}));

function aForm() {
  document.body.innerHTML = `<form><input name="name" /><input name="password" type="password" />
    <select name="role"><option>Buyer</option><option>Seller</option></select></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
  const change = (name: string, value: string) => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { form, field, change };
}

/** Begins to put back, and gives what ends it once the tab's store has answered. */
async function begun(form: HTMLFormElement) {
  const done = putBack(form, 'signup');
  await vi.waitFor(() => expect(read).toBeDefined());
  return async (kept: Record<string, string>) => {
    read(kept);
    await done;
  };
}

describe('what a tab kept of a form', () => {
  beforeEach(() => {
    read = undefined as unknown as typeof read;
  });

  it('comes back into what nobody has touched, but for secrets', async () => {
    const { form, field } = aForm();
    await (await begun(form))({ name: 'Mia', password: 'secret', role: 'Seller' });
    expect([field('name').value, field('password').value, field('role').value]).toEqual([
      'Mia',
      '',
      'Seller',
    ]);
  });

  it('does not undo what is chosen while it is read', async () => {
    const { form, field, change } = aForm();
    const end = await begun(form);
    change('role', 'Seller');
    await end({ name: 'Mia', role: 'Buyer' });
    expect(field('role').value).toBe('Seller');
  });

  it('does not undo what was chosen before its script had come', async () => {
    const { form, field } = aForm();
    field('role').value = 'Seller';
    await (await begun(form))({ role: 'Buyer' });
    expect(field('role').value).toBe('Seller');
  });

  it('does not undo what is emptied, or chosen as it was, while it is read', async () => {
    const { form, field, change } = aForm();
    const end = await begun(form);
    change('name', '');
    change('role', 'Buyer');
    await end({ name: 'Mia', role: 'Seller' });
    expect([field('name').value, field('role').value]).toEqual(['', 'Buyer']);
  });
});
