'use client';

import type { ReactNode } from 'react';
import { EventDetail, type EventDetailProps } from '../events/page/EventDetail.tsx';
import { BrowseEventsLink } from '../patterns/browse-links/BrowseLinks.tsx';
import { Container } from '../primitives/container/Container.tsx';
import { useAppNavigate, useRoute } from '../provider/UiProvider.tsx';
import { TicketSelector } from '../tickets/selector/TicketSelector.tsx';
import * as css from './Page.css.ts';
import { useOpenLogin } from './shell/open-login.ts';

export interface EventDetailPageProps extends EventDetailProps {
  /** Below the event: further events, other sections of the host. */
  children?: ReactNode;
  /** Chooses tickets for the event. Default: a `TicketSelector`, from which the checkout opens. */
  tickets?: EventDetailProps['tickets'];
}

/**
 * The page of an event, in all its states, with its registration. Reserved tickets lead to the
 * route `ticketCheckout`.
 *
 * @example
 * <EventDetailPage slug={params.slug}>
 *   <UpcomingEvents title="More events" />
 * </EventDetailPage>
 */
export function EventDetailPage({ children, ...props }: EventDetailPageProps) {
  const openLogin = useOpenLogin();
  const navigate = useAppNavigate();
  const getCheckoutUrl = useRoute('ticketCheckout');
  return (
    <Container className={css.withImage}>
      <EventDetail
        onLogIn={openLogin}
        tickets={({ _id, slug }) => (
          <TicketSelector
            eventId={_id ?? ''}
            hasBar
            onReserved={() => {
              const url = getCheckoutUrl?.(slug);
              if (url) navigate(url);
            }}
          />
        )}
        browse={<BrowseEventsLink />}
        notFoundAction={<BrowseEventsLink />}
        {...props}
      />
      <div className={css.shelves}>{children}</div>
    </Container>
  );
}
