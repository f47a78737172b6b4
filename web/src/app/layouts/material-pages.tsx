import { Outlet } from 'react-router-dom';
import { useFocusRestoration } from '../hooks/use-focus-restoration.ts';
import { Material } from '../theme/material.tsx';
import { InstallHost } from './install-host.tsx';
import { PushQuestionHost } from './push-question-host.tsx';

/** Holds the routes that are made of Material UI. */
export function MaterialPages() {
  useFocusRestoration();
  return (
    <Material>
      <Outlet />
      <PushQuestionHost />
      <InstallHost />
    </Material>
  );
}
