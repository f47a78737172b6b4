import { createRoot } from 'react-dom/client';
import { Material } from './material.tsx';

/** Gives the page the theme's variables under the development server, where they do not stand in the HTML. */
export function showTheme(): void {
  createRoot(document.createElement('div')).render(<Material>{null}</Material>);
}
