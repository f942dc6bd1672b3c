'use client';

import { orderAnswersAtom, orderForms, unchangeableReason, useAtomValue } from '@vitrine/atoms';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { EventFormAnswers } from '../../events/form/EventFormAnswers.tsx';
import type { EventFormOptions } from '../../events/form/EventFormRoot.tsx';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useLazyModule } from '../../utils/hooks/use-lazy-module.ts';
import { createLazyModule } from '../../utils/lazy-module.ts';
import { useFormSections } from '../shared/use-form-sections.ts';
import * as css from './OrderGuests.css.ts';
import { useTicketOrderContext } from './ticket-order-context.ts';
import '../../messages/en/common.ts';
import '../../messages/en/orders.ts';

const editGuests = createLazyModule(() => import('./EditGuests.tsx'));

export interface OrderGuestsProps
  extends Omit<ComponentProps<'section'>, 'children'>,
    EventFormOptions {}

/**
 * Whom an order is for: what buyer and guests answered, to be changed while it is not paid, and else
 * to be read with the reason. See docs/reference/orders.mdx and docs/reference/tickets.mdx.
 */
export function OrderGuests({
  controls,
  controlsByName,
  visible,
  className,
  ...rest
}: OrderGuestsProps) {
  const { t } = useUi();
  const titleId = useId();
  const { order, event } = useTicketOrderContext();
  const filledIn = useAtomValue(orderAnswersAtom(order));
  const perGuestForms = event?.registration?.tickets?.guestsAssignedSeparately ?? false;
  const forms = orderForms(order, perGuestForms, filledIn);
  const known = forms.filter(({ sent }) => sent);
  const reason = unchangeableReason(order, forms);
  const [state, setState] = useState<'idle' | 'editing' | 'saved'>('idle');
  const trigger = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  const { status, code } = useLazyModule(editGuests);

  useEffect(() => {
    if (state === 'editing') hasEdited.current = true;
    else if (hasEdited.current) trigger.current?.focus();
  }, [state]);

  const isOpen = state === 'editing' && reason === null;
  const isEditing = isOpen && code !== undefined;
  const sections = useFormSections(event, isEditing ? forms : known);
  if (!event?.form || known.length === 0) return null;
  const open = () => {
    editGuests.start();
    setState('editing');
  };
  return (
    <section aria-labelledby={titleId} {...rest} className={classes(css.root, className)}>
      <div className={css.header}>
        <Heading id={titleId} level={2} variant="title">
          {t('orders.guests')}
        </Heading>
        {reason === null && !isEditing && (
          <Button
            ref={trigger}
            emphasis="text"
            state={isOpen && status === 'loading' ? 'loading' : 'idle'}
            labels={{ loading: t('common.loading') }}
            onPointerEnter={editGuests.start}
            onFocus={editGuests.start}
            onClick={open}
          >
            {t('orders.guests.change')}
          </Button>
        )}
      </div>
      {reason && (
        <Text as="p" variant="caption" tone="muted">
          {t(`orders.guests.${reason}`)}
        </Text>
      )}
      {state === 'saved' && <Callout tone="success">{t('orders.guests.saved')}</Callout>}
      {isOpen && status === 'failed' && (
        <LoadError onRetry={editGuests.start}>{t('common.failed')}</LoadError>
      )}
      {isEditing ? (
        <code.EditGuests
          {...{ forms, sections, controls, controlsByName, visible }}
          onEnd={setState}
        />
      ) : (
        <EventFormAnswers sections={sections} level={3} visible={visible} className={css.form} />
      )}
    </section>
  );
}
