import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { takeEarlySubmit } from '@/lib/browser/early-submit.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { errorMessage } from '@/lib/texts/error-message.ts';
import { checkWords, leadTo } from '../form/invalid-fields.ts';
import { forgetFields, keepFields, putBack } from './autosaved-fields.ts';
import type { Check, Faults } from './form-faults.ts';

/** What a form asks for and what becomes of it. */
export interface PlainFormWork<T extends object> {
  /** Id of the form element. */
  id: string;
  /** Under what this tab keeps what is typed, until it is sent; absent where it does not. */
  keptAs?: string;
  /** What looks at the fields: a schema's library is nothing that a page waits for. The same function in every rendering. */
  loadCheck: () => Promise<Check<T>>;
  /** Does it with what is right; what did not work comes back in words. */
  onSubmit: (values: T) => Promise<string | undefined>;
}

/** What is typed at this moment. Nothing of it is kept in React: what was typed before its scripts had come counts as well. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Leads to the first field that is wrong, and gives words for the button. */
function leadToFirst(form: HTMLFormElement, faults: Faults): string | undefined {
  const fields = [...form.elements].filter((element) => element instanceof HTMLElement);
  const wrong = fields.filter((field) => (field.getAttribute('name') ?? '') in faults);
  if (wrong[0] !== undefined) leadTo(wrong[0]);
  return checkWords(wrong);
}

/** Checks and sends a form whose fields the browser keeps. One that was sent before this script came is sent now. */
export function usePlainForm<T extends object>({ id, keptAs, loadCheck, onSubmit }: PlainFormWork<T>) {
  const [faults, setFaults] = useState<Faults>({});
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const left = useRef(new Set<string>());
  const form: RefObject<HTMLFormElement | null> = useRef(null);

  useEffect(() => {
    // So that it is there when it is needed. What fails here fails again, and is told, where it is waited for.
    loadCheck().catch((error: unknown) => console.debug(error));
    if (takeEarlySubmit(id)) form.current?.requestSubmit();
    else if (keptAs !== undefined && form.current) putBack(form.current, keptAs).catch(reportError);
  }, [id, keptAs, loadCheck]);

  /** Looks at the fields that somebody has been in. */
  const look = async () => {
    const check = await loadCheck();
    if (form.current === null) return;
    const found = Object.entries(check(valuesOf(form.current)).faults);
    setFaults(Object.fromEntries(found.filter(([name]) => left.current.has(name))));
  };

  const send = async (element: HTMLFormElement) => {
    try {
      const check = await loadCheck();
      const { values, faults: found } = check(valuesOf(element));
      setFaults(found);
      for (const name of Object.keys(found)) left.current.add(name);
      if (values === undefined) setFault(leadToFirst(element, found));
      else {
        const refused = await onSubmit(values);
        setFault(refused);
        if (refused === undefined && keptAs !== undefined) await forgetFields(keptAs);
      }
    } catch (error) {
      setFault(errorMessage(error));
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working.current) return;
    working.current = true;
    setBusy(true);
    setFault(undefined);
    void send(event.currentTarget).finally(() => {
      working.current = false;
      setBusy(false);
    });
  };

  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name, value } = target as Partial<HTMLInputElement>;
    // An empty field that somebody passes is no fault yet.
    if (!name || !value) return;
    left.current.add(name);
    look().catch(reportError);
  };

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (keptAs !== undefined) keepFields(keptAs, valuesOf(currentTarget)).catch(reportError);
    const { name = '' } = target as Partial<HTMLInputElement>;
    if (left.current.has(name)) look().catch(reportError);
  };

  // Never an address with what was typed in it: `post` holds where no script is there to keep the form here.
  const element = {
    ref: form,
    id,
    method: 'post',
    noValidate: true,
    onSubmit: submit,
    onBlur,
    onInput,
  } as const;
  return { element, faults, fault, busy };
}
