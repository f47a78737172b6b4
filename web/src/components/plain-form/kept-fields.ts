// Loaded beside the page: nobody waits for what was kept.
const load = () => import('@/lib/kept-forms/kept-forms.ts');

type Values = Readonly<Record<string, string>>;

/** Puts what the tab kept of a form into those of its fields that are empty. */
export async function putBack(element: HTMLFormElement, form: string): Promise<void> {
  const { readForm } = await load();
  const kept = (await readForm({ uid: null, form })) ?? {};
  for (const field of element.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const value = kept[field.name];
    const isUntouched = field.value === '' || field instanceof HTMLSelectElement;
    if (typeof value === 'string' && isUntouched && field.type !== 'password') field.value = value;
  }
}

/** Keeps what is typed in the tab, but for secrets. */
export async function keepFields(form: string, values: Values): Promise<void> {
  const { keepForm } = await load();
  const typed = Object.entries(values).filter(([, value]) => value !== '');
  await keepForm({ uid: null, form }, form, Object.fromEntries(typed));
}

/** Forgets it: the form was sent. */
export async function forgetFields(form: string): Promise<void> {
  const { forgetForm } = await load();
  await forgetForm({ uid: null, form });
}
