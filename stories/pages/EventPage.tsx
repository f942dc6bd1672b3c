import { Container, EventDetail, TicketSelector } from '@vitrine/ui';
import { useState } from 'react';
import { answerInvitation } from './invitations.ts';
import { LoginOver, type LoginPlace } from './LoginOver.tsx';
import { SeeProgramme } from './SeeProgramme.tsx';
import * as css from './Shop.css.ts';
import { go, hrefs } from './use-route.ts';

/** One event of Fenn House. */
export function EventPage({ slug, ...place }: LoginPlace & { slug: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Container className={css.event}>
      <EventDetail
        slug={slug}
        onAnswer={answerInvitation}
        onLogIn={() => setOpen(true)}
        tickets={({ _id, slug: shown }) => (
          <TicketSelector eventId={_id ?? ''} onReserved={() => go(hrefs.eventCheckout(shown))} />
        )}
        browse={<SeeProgramme />}
        notFoundAction={<SeeProgramme />}
      />
      <LoginOver open={isOpen} onOpenChange={setOpen} {...place} />
    </Container>
  );
}
