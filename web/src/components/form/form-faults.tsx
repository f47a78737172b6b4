import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { checkWords, invalidFields, leadTo } from './invalid-fields.ts';

function wrongAround(place: HTMLElement | null): HTMLElement[] {
  const form = place?.closest('form');
  return form ? invalidFields(form) : [];
}

/**
 * Says at the button of a formik form which fields are wrong, for as long as they are, and leads to the first of them after each
 * `attempt` to go on, a number that counts up; nothing before the first.
 */
export function FormFaults({ attempt }: { attempt: number }) {
  // What is marked changes with the form.
  useFormikContext();
  const place = useRef<HTMLSpanElement>(null);
  const [words, setWords] = useState<string>();
  useEffect(() => {
    setWords(attempt > 0 ? checkWords(wrongAround(place.current)) : undefined);
  });
  useEffect(() => {
    const [first] = attempt > 0 ? wrongAround(place.current) : [];
    if (first !== undefined) leadTo(first);
  }, [attempt]);
  return (
    <>
      <span ref={place} hidden />
      {words !== undefined && <Alert severity="error">{words}</Alert>}
    </>
  );
}
