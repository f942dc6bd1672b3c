'use client';

/** An event and all its components, which a page can arrange freely. */

import { descriptionHtml, type RegistrationStepKind } from '@vitrine/atoms';
import { CategoryType } from '@vitrine/client/events';
import { useMemo } from 'react';
import { joinTexts } from '../../messages/join-texts.ts';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import { Heading, type HeadingProps } from '../../primitives/heading/Heading.tsx';
import { Picture, type PictureProps } from '../../primitives/picture/Picture.tsx';
import { SafeHtml, type SafeHtmlProps } from '../../primitives/safe-html/SafeHtml.tsx';
import { type Status, StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import { Text, type TextProps } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import {
  EventRegistration,
  type EventRegistrationProps,
} from '../registration/EventRegistration.tsx';
import { useEventPageContext } from './event-page-context.ts';
import '../../messages/en/event-page.ts';

/** The main image of the page. */
function Image(props: Omit<PictureProps, 'image' | 'name'>) {
  const { mainImage, title } = useEventPageContext().event;
  return (
    <Picture
      priority
      sizes="(min-width: 761px) 45vw, 100vw"
      {...props}
      image={mainImage}
      name={title}
    />
  );
}

/** The organizer's categories of the event; renders nothing without categories. */
function Categories(props: TextProps) {
  const { locale } = useUi();
  const { categories = [] } = useEventPageContext().event.categories ?? {};
  const names = categories
    // Categories that group the dates of one event are not meant for display.
    .filter(({ hidden, type }) => !hidden && type !== CategoryType.RECURRING_EVENT)
    .map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Text as="p" tone="muted" {...props}>
      <bdi>{joinTexts(names, locale)}</bdi>
    </Text>
  );
}

/** The steps that matter more than the categories of an event. */
const statuses: Partial<Record<RegistrationStepKind, [PlainMessageKey, Status]>> = {
  canceled: ['event.canceled', 'canceled'],
  'sold-out': ['registration.soldOut', 'sold-out'],
  full: ['registration.full', 'sold-out'],
};

/** Above the title: that the event is canceled or sold out, otherwise its categories. */
function Kicker({ className, ...rest }: TextProps) {
  const { t } = useUi();
  const [message, status] = statuses[useEventPageContext().step.kind] ?? [];
  if (!message || !status) return <Categories {...rest} className={className} />;
  return (
    <Text as="p" variant="bodyStrong" {...rest} className={className}>
      <StatusDot state={status} variant="body">
        {t(message)}
      </StatusDot>
    </Text>
  );
}

/** The event's title, which is the page heading by default (see `level`). */
function Title({ level = 1, ...rest }: Partial<HeadingProps>) {
  const { t } = useUi();
  return (
    <Heading variant="displayXl" {...rest} level={level}>
      <bdi>{useEventPageContext().event.title || t('event.untitled')}</bdi>
    </Heading>
  );
}

/** The one sentence below the name. */
function Lead(props: TextProps) {
  const { shortDescription } = useEventPageContext().event;
  if (!shortDescription) return null;
  return (
    <Text as="p" variant="bodyL" {...props}>
      <bdi>{shortDescription}</bdi>
    </Text>
  );
}

/** The organizer's description as HTML. No scripts run in it. */
function Description(props: Omit<SafeHtmlProps, 'html'>) {
  const { description } = useEventPageContext().event;
  const html = useMemo(() => descriptionHtml(description), [description]);
  return <SafeHtml level={2} {...props} html={html} />;
}

export type EventPageRegistrationProps = Omit<EventRegistrationProps, 'event' | 'step'>;

/** The registration for the event. */
function Registration(props: EventPageRegistrationProps) {
  const { event, step } = useEventPageContext();
  return <EventRegistration {...props} event={event} step={step} />;
}

export { EventDates as Dates } from './EventDates.tsx';
export {
  EventActions as Actions,
  EventMeta as Facts,
  EventMetaItem as Fact,
} from './EventMeta.tsx';
export { EventRoot as Root } from './EventRoot.tsx';
export { Categories, Description, Image, Kicker, Lead, Registration, Title };
