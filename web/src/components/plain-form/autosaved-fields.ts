// Loaded beside the page: nobody waits for what was kept.
const load = () => import('@/lib/saved/form-autosave/form-autosave.ts');

type Values = Readonly<Record<string, string>>;

/** Whether a field is as the page came: empty, or a list of which the first is chosen. */
function isAsItCame(field: HTMLInputElement | HTMLSelectElement): boolean {
  return field instanceof HTMLSelectElement ? field.selectedIndex <= 0 : field.value === '';
}

/** Puts what the tab kept of a form into those of its fields that nobody has touched, while it was read neither. */
export async function putBack(element: HTMLFormElement, form: string): Promise<void> {
  const touched = new Set<EventTarget | null>();
  const touch = ({ target }: Event) => touched.add(target);
  element.addEventListener('input', touch);
  try {
    const { readForm } = await load();
    const kept = (await readForm({ uid: null, form })) ?? {};
    for (const field of element.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
      const value = kept[field.name];
      const isUntouched = isAsItCame(field) && !touched.has(field);
      if (typeof value === 'string' && isUntouched && field.type !== 'password') field.value = value;
    }
  } finally {
    element.removeEventListener('input', touch);
  }
}

/** Keeps what is typed in the tab, but for secrets. */
export async function keepFields(form: string, values: Values): Promise<void> {
  const { autosaveForm } = await load();
  const typed = Object.entries(values).filter(([, value]) => value !== '');
  await autosaveForm({ uid: null, form }, form, Object.fromEntries(typed));
}

/** Forgets it: the form was sent. */
export async function forgetFields(form: string): Promise<void> {
  const { forgetForm } = await load();
  await forgetForm({ uid: null, form });
}
