// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@thriftline/domain/base/errors';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { FormDialog } from './form-dialog.tsx';
import { FormTextField } from './form-text-field.tsx';

afterEach(cleanup);

/** A page with a button that asks for a reason. */
function Page({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Report
      </button>
      <FormDialog
        open={open}
        title="What’s wrong?"
        text="The seller reads this."
        submitLabel="Send"
        initialValues={{ reason: '' }}
        schema={object({ reason: string().required() })}
        onSubmit={async () => {
          await onSubmit();
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      >
        <FormTextField name="reason" label="Reason" />
      </FormDialog>
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByText('Report'));
  return screen.findByLabelText<HTMLInputElement>('Reason');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('stays open until the request is done, so that a failure is seen', async () => {
  let refuse: ((error: Error) => void) | undefined;
  render(<Page onSubmit={() => new Promise((_, reject) => (refuse = reject))} />);
  await userEvent.type(await open(), 'It never came');
  await press('Send');
  await vi.waitFor(() => expect(refuse).toBeDefined());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  await userEvent.keyboard('{Escape}');
  refuse?.(new AppError('unavailable', 'There is no connection.'));
  expect(await screen.findByText('There is no connection.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('It never came');
});

it('shows no error of an earlier try when it opens again', async () => {
  render(
    <Page
      onSubmit={async () => {
        throw new AppError('unavailable', 'There is no connection.');
      }}
    />,
  );
  await userEvent.type(await open(), 'It never came');
  await press('Send');
  await screen.findByText('There is no connection.');
  await press('Cancel');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open()).value).toBe('');
  expect(screen.queryByText('There is no connection.')).toBeNull();
});
