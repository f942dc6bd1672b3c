'use client';

import {
  type AnswerInvitation,
  answerKey,
  type EventFormField,
  getControls,
  getQuestionField,
  toPreviewEvent,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { EventCard, EventView, useNow } from '@vitrine/ui';
import { type ComponentProps, memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import * as paneCss from '../../editor/PreviewPane.css.ts';
import { PreviewPane } from '../../editor/PreviewPane.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { FormPreview, PREVIEW_SECTION } from '../form/FormPreview.tsx';
import { type EventEditorSection, useEventEditorContext } from './event-editor-context.ts';
import '../../messages/en/event-editor.ts';
import '../../messages/en/event-form.ts';

const titleTarget = 'h1, h2';
const dateTarget = '[data-kind=dated], [data-kind=to-be-announced], [data-kind=unknown], time';
const venueTarget = '[data-kind=venue], [data-kind=online], address';

/** The elements of the shopper's components that show a field. */
const targets: Partial<Record<EventFormField, string>> = {
  title: titleTarget,
  imageUrl: 'img',
  imageAltText: 'img',
  shortDescription: 'h1 + p',
  startDate: dateTarget,
  startTime: dateTarget,
  endDate: dateTarget,
  endTime: dateTarget,
  timeZone: dateTarget,
  dateKind: dateTarget,
  dateMessage: dateTarget,
  locationName: venueTarget,
  locationKind: venueTarget,
  street: venueTarget,
  city: venueTarget,
  postalCode: venueTarget,
  country: venueTarget,
};

/** The elements of the shopper's form that ask the questions. */
const getQuestionTargets = ({ form }: EventV3): Readonly<Record<string, string>> =>
  Object.fromEntries(
    getControls(form).map(({ _id, inputs }) => {
      const key = answerKey(PREVIEW_SECTION, inputs[0]?.name ?? '');
      return [getQuestionField(_id), `[data-field]:has([id$="-${CSS.escape(key)}"])`];
    }),
  );

const neverAnswer: AnswerInvitation = () => new Promise(() => {});

// While an owner types, the editor renders at once and the preview later: a preview of the same event
// does not render with the editor.
const EventPage = memo(EventView);
const EventPageCard = memo(EventCard);
const EventFormPage = memo(FormPreview);

interface EventPreviewProps
  extends Pick<ComponentProps<typeof PreviewPane>, 'isWide' | 'onWideChange'> {
  className: string;
  /** The section of the editor that is shown. */
  section: EventEditorSection;
  focusedField: EventFormField | undefined;
  onSelectField: (field: EventFormField) => void;
  /** Tickets of the event, as on the shop's page. */
  renderTickets?: ((event: EventV3) => ReactNode) | undefined;
}

/** The event's page and its card, or its registration form, by the shopper's components, with the values that are not saved. */
export default function EventPreview({
  section,
  onSelectField,
  renderTickets,
  ...rest
}: EventPreviewProps) {
  const t = useAdminTranslate();
  const now = useNow();
  const { state } = useEventEditorContext();
  const { entity, values, changes } = useDeferredValue(state);
  const event = useMemo(
    () =>
      toPreviewEvent(
        entity,
        values,
        changes.map(({ key }) => key),
      ),
    [entity, values, changes],
  );
  if (section === 'form') {
    return (
      <PreviewPane
        {...rest}
        targets={getQuestionTargets(event)}
        onSelectField={(field) => onSelectField(field as EventFormField)}
        views={[
          {
            id: 'form',
            label: t('admin.eventForm.tab.form'),
            content: <EventFormPage event={event} />,
          },
        ]}
      />
    );
  }
  return (
    <PreviewPane
      {...rest}
      targets={targets}
      onSelectField={(field) => onSelectField(field as EventFormField)}
      views={[
        {
          id: 'page',
          label: t('admin.eventEditor.previewPage'),
          content: (
            <EventPage
              event={event}
              // Buttons of a preview do nothing, so that this is never called.
              onAnswer={neverAnswer}
              {...(renderTickets && { tickets: renderTickets })}
            />
          ),
        },
        {
          id: 'card',
          label: t('admin.eventEditor.previewCard'),
          content: (
            <div className={paneCss.card}>
              <EventPageCard event={event} now={now} />
            </div>
          ),
        },
      ]}
    />
  );
}
