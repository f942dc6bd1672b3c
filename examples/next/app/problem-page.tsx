'use client';

import { NotFoundPage } from '@vitrine/ui/pages';
import { Button } from '@vitrine/ui/primitives/button';

export interface ProblemPageProps {
  /** Renders a page that failed again. Without it, there is no such page. */
  retry?: () => void;
}

/** What shows instead of a page that failed or does not exist. */
export default function ProblemPage({ retry }: ProblemPageProps) {
  if (!retry) return <NotFoundPage />;
  return (
    <NotFoundPage title="Something went wrong" action={<Button onClick={retry}>Try again</Button>}>
      The page could not be loaded.
    </NotFoundPage>
  );
}
