'use client';

import { Button } from '../../primitives/button/Button.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/pages.ts';

/** The link with which an empty page continues: to all collections. Nothing without that route. */
export function BrowseCollectionsLink() {
  const { t } = useUi();
  const href = useRoute('collections');
  if (!href) return null;
  return (
    <Link variant="standalone" href={href}>
      {t('pages.allCollections')}
    </Link>
  );
}

/** The link with which an event page continues: to all events, as a button. Nothing without that route. */
export function BrowseEventsLink() {
  const { t } = useUi();
  const href = useRoute('events');
  if (!href) return null;
  return (
    <Button asChild>
      <AppLink href={href}>{t('pages.allEvents')}</AppLink>
    </Button>
  );
}
