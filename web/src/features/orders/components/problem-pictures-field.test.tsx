// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attachPicture } from '@/lib/pictures/attach-picture.ts';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';
import { ProblemPicturesField } from './problem-pictures-field.tsx';

vi.mock('@/lib/pictures/attach-picture.ts', () => ({ attachPicture: vi.fn() }));
vi.mock('@/lib/pictures/picture-bytes.ts', () => ({}));
vi.mock('@/components/gallery/lazy-picture.tsx', () => ({ loadPicture: vi.fn(), LazyPicture: () => null }));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => ({ error: vi.fn() }) }));

const PICTURE = {
  small: new Blob(['small']),
  large: new Blob(['large']),
  width: 4,
  height: 3,
} as unknown as AttachedPicture;

const send = vi.fn();
/** Ends what was begun to be made of a file. */
let finish: (picture: AttachedPicture) => void;
let begun: AbortSignal | undefined;

beforeEach(() => {
  send.mockClear();
  vi.mocked(attachPicture).mockImplementation((_file, signal) => {
    begun = signal;
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
});

async function withFile() {
  const user = userEvent.setup();
  render(
    <Formik initialValues={{ pictures: [] }} onSubmit={send}>
      <Form>
        <ProblemPicturesField name="pictures" />
        <button type="submit">Send</button>
      </Form>
    </Formik>,
  );
  const files = [new File(['x'], 'leg.png', { type: 'image/png' })];
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files } });
  await vi.waitFor(() => expect(begun).toBeDefined());
  return user;
}

describe('pictures of what is wrong', () => {
  it('are waited for, and sent with the report', async () => {
    const user = await withFile();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/isn’t ready yet/)).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    expect(begun?.aborted).toBe(false);
    finish(PICTURE);
    await vi.waitFor(() => expect(screen.queryByText(/isn’t ready yet/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() => expect(send.mock.lastCall?.[0]).toEqual({ pictures: [PICTURE] }));
  });
});
