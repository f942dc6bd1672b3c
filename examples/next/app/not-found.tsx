'use client';

import dynamic from 'next/dynamic';

// On demand: Next preloads the styles of this file on every page, and browsers warn of unused ones.
const ProblemPage = dynamic(() => import('./problem-page.tsx'));

export default function NotFound() {
  return <ProblemPage />;
}
