import { Outlet } from 'react-router-dom';
import { Material } from '../theme/material.tsx';

/** Holds the routes that are made of Material UI. */
export function MaterialPages() {
  return (
    <Material>
      <Outlet />
    </Material>
  );
}
