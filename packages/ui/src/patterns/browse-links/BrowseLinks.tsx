'use client';

import { Button } from '../../primitives/button/Button.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/pages.ts';

/** The main action of an empty page: to all collections. Nothing without that route. */
export function BrowseCollectionsLink() {
  const { t } = useUi();
  const href = useRoute('collections');
  if (!href) return null;
  return (
    <Button asChild emphasis="primary">
      <AppLink href={href}>{t('pages.allCollections')}</AppLink>
    </Button>
  );
}

/** The main action of an empty page about events: to all events. Nothing without that route. */
export function BrowseEventsLink() {
  const { t } = useUi();
  const href = useRoute('events');
  if (!href) return null;
  return (
    <Button asChild emphasis="primary">
      <AppLink href={href}>{t('pages.allEvents')}</AppLink>
    </Button>
  );
}
