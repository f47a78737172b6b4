import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useFocusRestoration } from '../hooks/use-focus-restoration.ts';
import { Material } from '../theme/material.tsx';
import { InstallHost } from './hosts/install-host.tsx';
import { PushQuestionHost } from './hosts/push-question-host.tsx';

/** Holds the routes that are made of Material UI, or one page that is not until it has come. */
export function MaterialPages({ children = <Outlet /> }: { children?: ReactNode }) {
  useFocusRestoration();
  return (
    <Material>
      {children}
      <PushQuestionHost />
      <InstallHost />
    </Material>
  );
}
