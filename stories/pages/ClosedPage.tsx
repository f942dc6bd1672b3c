import { Container, EmptyState, SiteHeader } from '@vitrine/ui';
import * as css from './Shop.css.ts';
import { useShopWords } from './shop-words.ts';
import { hrefs } from './use-route.ts';

/** All of the demo shop while it is being worked on: nothing is asked of the platform. */
export function ClosedPage() {
  const word = useShopWords();
  return (
    <div className={css.root}>
      <SiteHeader.Root>
        <SiteHeader.Brand href={hrefs.home}>Fenn House</SiteHeader.Brand>
      </SiteHeader.Root>
      <main id="content" tabIndex={-1} className={css.content}>
        <Container className={css.page}>
          <EmptyState level={1} title={word('Closed for a moment')}>
            {word('We are putting the shelves in order, and open again at 9:00.')}
          </EmptyState>
        </Container>
      </main>
    </div>
  );
}
