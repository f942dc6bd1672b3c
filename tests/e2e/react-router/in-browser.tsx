import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createRoutes } from './routes.tsx';

declare global {
  interface Window {
    /** URL of the platform. */
    __apiBaseUrl: string;
    /** Paths of the loaders that have run in the browser. */
    __loads: string[];
    /** Texts of the header's counter, the latest last. */
    __saved: string[];
    /** React's reports of hydration differences. */
    __differences: string[];
  }
}

window.__loads = [];
window.__saved = [];
window.__differences = [];

const routes = createRoutes(window.__apiBaseUrl, (path) => window.__loads.push(path));
const router = createBrowserRouter(routes);
hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
  { onRecoverableError: (error) => window.__differences.push(String(error)) },
);
const saved = document.getElementById('saved') as HTMLElement;
const record = () => window.__saved.push(saved.textContent ?? '');
record();
new MutationObserver(record).observe(saved, {
  characterData: true,
  childList: true,
  subtree: true,
});
