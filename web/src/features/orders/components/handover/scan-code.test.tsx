// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cameraFault, ScanCode } from './scan-code.tsx';

vi.mock('../../watch-camera.ts', () => ({
  watchCamera: () => Promise.reject(new DOMException('', 'NotFoundError')),
}));

afterEach(cleanup);

it('does not call a camera missing where what reads codes could not be loaded', () => {
  vi.stubGlobal('navigator', { mediaDevices: {} });
  expect(cameraFault(new DOMException('', 'NotFoundError'))).toMatch(/^There’s no camera/);
  expect(cameraFault(new DOMException('', 'NotAllowedError'))).toMatch(/^This page can’t use/);
  expect(cameraFault(new TypeError('Failed to fetch dynamically imported module'))).toMatch(
    /isn’t available offline yet/,
  );
  vi.stubGlobal('navigator', {});
  expect(cameraFault(new TypeError('mediaDevices is undefined'))).toMatch(/^There’s no camera/);
  vi.unstubAllGlobals();
});

it('takes as much room without a camera, so that the buttons below stay where they are', async () => {
  render(<ScanCode onCode={() => undefined} />);
  const shape = (element: Element | null) => element && getComputedStyle(element).aspectRatio;
  expect(shape(screen.getByLabelText('Camera view'))).toBe('1 / 1');
  const fault = await screen.findByRole('alert');
  expect(shape(fault.parentElement)).toBe('1 / 1');
});
