'use client';

import { NotFoundPage } from '@vitrine/ui/pages';
import { Button } from '@vitrine/ui/primitives/button';

/** What shows instead of a page that failed. The frame around it keeps working. */
export default function PageError({ reset }: { reset: () => void }) {
  return (
    <NotFoundPage title="Something went wrong" action={<Button onClick={reset}>Try again</Button>}>
      The page could not be loaded.
    </NotFoundPage>
  );
}
