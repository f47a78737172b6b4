import { Outlet } from 'react-router-dom';
import { useKeptFocus } from '../hooks/use-kept-focus.ts';
import { Material } from '../theme/material.tsx';

/** Holds the routes that are made of Material UI. */
export function MaterialPages() {
  useKeptFocus();
  return (
    <Material>
      <Outlet />
    </Material>
  );
}
