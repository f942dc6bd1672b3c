import { Container, Heading, Link, Picture, SiteHeader, Text } from '@vitrine/ui';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';
import * as css from './Shop.css.ts';

const picture = { url: '/pictures/candle-clay.jpg', width: 640, height: 800 };

/** The complete demo store in maintenance mode: there are no requests to the platform. */
export function ClosedPage() {
  const getMessage = useShopMessages();
  return (
    <div className={css.root}>
      <SiteHeader.Root>
        <SiteHeader.Brand href={hrefs.home}>Fenn House</SiteHeader.Brand>
      </SiteHeader.Root>
      <main id="content" tabIndex={-1} className={css.content}>
        <Container className={`${css.page} ${css.closed}`}>
          <div className={css.feature}>
            <Picture
              image={picture}
              name=""
              decorative
              priority
              sizes="(min-width: 761px) 50vw, 100vw"
              className={css.featureMedia}
            />
            <div className={css.featureText}>
              <Text as="p" tone="muted" className={css.kicker}>
                {getMessage('Open again at 9:00')}
              </Text>
              <Heading level={1} variant="displayXl">
                {getMessage('Back soon')}
              </Heading>
              <Text as="p" variant="bodyL">
                {getMessage(
                  'We’re restocking the shelves. Your cart and your saved items stay here.',
                )}
              </Text>
              <Link href="mailto:hello@fennhouse.example" variant="standalone">
                <bdi>hello@fennhouse.example</bdi>
              </Link>
            </div>
          </div>
        </Container>
      </main>
    </div>
  );
}
