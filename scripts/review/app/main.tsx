import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Report } from '../report.ts';
import { App } from './App.tsx';

declare global {
  interface Window {
    /** The data, which `report.js` sets. */
    report: Report;
  }
}

const element = document.getElementById('root');
if (element) {
  createRoot(element).render(
    <StrictMode>
      <App report={window.report} />
    </StrictMode>,
  );
}
