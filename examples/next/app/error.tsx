'use client';

import dynamic from 'next/dynamic';

// On demand, as in not-found.tsx.
const ProblemPage = dynamic(() => import('./problem-page.tsx'));

/** What shows instead of a page that failed. The frame around it keeps working. */
export default function PageError({ reset }: { reset: () => void }) {
  return <ProblemPage retry={reset} />;
}
