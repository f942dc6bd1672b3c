'use client';

/** An answer to an invitation and its components; `View` combines all of them. */

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import * as RadioGroup from '../../primitives/radio-group/RadioGroup.tsx';
import { StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import type { EventFormOptions } from '../form/EventFormRoot.tsx';
import * as css from './Rsvp.css.ts';
import { RsvpForm } from './RsvpForm.tsx';
import { RsvpRoot, type RsvpRootProps } from './RsvpRoot.tsx';
import { useRsvpContext } from './rsvp-context.ts';
import { getOutcomeText, getRsvpAnswerLabel } from './rsvp-labels.ts';
import '../../messages/en/event-page.ts';

/** The choice of an answer. Renders nothing if only one answer is offered or one was given. */
function Choice({
  className,
}: {
  /** Class names of the group of answers. */
  className?: string;
}) {
  const ui = useUi();
  const { event, offered, chosen, choose, answered, isChanging } = useRsvpContext();
  if (offered.length < 2 || (answered && !isChanging)) return null;
  return (
    <Field group label={ui.t('rsvp.choice')} className={className}>
      <RadioGroup.Root
        layout="cells"
        className={css.choices}
        value={chosen ?? ''}
        onValueChange={(answer) => {
          const found = offered.find((one) => one === answer);
          if (found) choose(found);
        }}
      >
        {offered.map((answer) => (
          <RadioGroup.Cell
            key={answer}
            value={answer}
            className={css.choice}
            title={<bdi>{getRsvpAnswerLabel(event, answer, ui)}</bdi>}
          />
        ))}
      </RadioGroup.Root>
    </Field>
  );
}

const statusDots = {
  YES: { state: 'available', labelKey: 'rsvp.mark.YES' },
  NO: undefined,
  WAITLIST: { state: 'reserved', labelKey: 'rsvp.mark.WAITLIST' },
} as const;

export interface RsvpOutcomeProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** Further actions, such as adding the event to a calendar. */
  children?: ReactNode;
}

/** The given answer, and a button to change it. It receives the focus after the answer was sent. */
function Outcome({ className, children, ...rest }: RsvpOutcomeProps) {
  const ui = useUi();
  const { event, offered, answered, isChanging, change, isFresh } = useRsvpContext();
  const root = useRef<HTMLDivElement>(null);
  const shown = answered && !isChanging ? answered : undefined;
  useEffect(() => {
    if (shown && isFresh) root.current?.focus();
  }, [shown, isFresh]);
  if (!shown) return null;
  const { title, message } = getOutcomeText(event, shown, ui);
  const statusDot = statusDots[shown];
  return (
    <div
      ref={root}
      tabIndex={-1}
      {...rest}
      data-rsvp={shown}
      className={classes(css.outcome, className)}
    >
      {statusDot && <StatusDot state={statusDot.state}>{ui.t(statusDot.labelKey)}</StatusDot>}
      <Heading level={3} variant="displayM">
        <bdi>{title}</bdi>
      </Heading>
      <Text as="p" className={css.message}>
        <bdi>{message}</bdi>
      </Text>
      <div className={css.actions}>
        {offered.length > 0 && (
          <Button emphasis="outline" onClick={() => change(true)}>
            {ui.t('rsvp.change')}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

export interface RsvpViewProps extends RsvpRootProps, EventFormOptions {}

/** All of an invitation, one below the other. */
function View({ children, controls, controlsByName, visible, ...root }: RsvpViewProps) {
  return (
    <RsvpRoot {...root}>
      <Outcome>{children}</Outcome>
      <Choice />
      <RsvpForm {...{ controls, controlsByName, visible }} />
    </RsvpRoot>
  );
}

export { Choice, Outcome, RsvpForm as Form, RsvpRoot as Root, View };
