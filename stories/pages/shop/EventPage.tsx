import { Container, EventDetail, TicketSelector } from '@vitrine/ui';
import { useState } from 'react';
import { answerInvitation } from '../lib/invitations.ts';
import { go, hrefs } from '../lib/use-route.ts';
import { type LoginContext, LoginOverlay } from './LoginOverlay.tsx';
import { SeeEvents } from './SeeEvents.tsx';
import * as css from './Shop.css.ts';

/** An event page of Fenn House. */
export function EventPage({ slug, ...loginContext }: LoginContext & { slug: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Container className={css.event}>
      <EventDetail
        slug={slug}
        onAnswer={answerInvitation}
        onLogIn={() => setOpen(true)}
        tickets={({ _id, slug: shown }) => (
          <TicketSelector eventId={_id ?? ''} onReserved={() => go(hrefs.ticketCheckout(shown))} />
        )}
        browse={<SeeEvents />}
        notFoundAction={<SeeEvents />}
      />
      <LoginOverlay open={isOpen} onOpenChange={setOpen} {...loginContext} />
    </Container>
  );
}
