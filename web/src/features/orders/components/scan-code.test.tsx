// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { cameraFault } from './scan-code.tsx';

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
