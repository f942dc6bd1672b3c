import { Container, EmptyState, SiteHeader } from '@vitrine/ui';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';
import * as css from './Shop.css.ts';

/** The complete demo store in maintenance mode: there are no requests to the platform. */
export function ClosedPage() {
  const getMessage = useShopMessages();
  return (
    <div className={css.root}>
      <SiteHeader.Root>
        <SiteHeader.Brand href={hrefs.home}>Fenn House</SiteHeader.Brand>
      </SiteHeader.Root>
      <main id="content" tabIndex={-1} className={css.content}>
        <Container className={css.page}>
          <EmptyState level={1} title={getMessage('Back soon')}>
            {getMessage('We’re restocking the shelves and will open again at 9:00.')}
          </EmptyState>
        </Container>
      </main>
    </div>
  );
}
