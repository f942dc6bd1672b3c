'use client';

import { isForMembers, sessionAtom, useAtomValue } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { Button, type ButtonProps } from '../../primitives/button/Button.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import type { EventLabels } from './event-labels.ts';
import '../../messages/en/events.ts';

export interface EventActionLinkProps extends Pick<ButtonProps, 'className' | 'width'> {
  event: EventV3;
  labels: EventLabels;
  /** The label if the event has no registration. Default: then there is no link. */
  otherwise?: string;
}

/**
 * The link to the tickets or the registration of an event. Visitors who aren't members are asked to
 * log in first for an event of members.
 */
export function EventActionLink({ labels, otherwise, ...rest }: EventActionLinkProps) {
  const { action } = labels;
  if (action && isForMembers(rest.event)) {
    return <MembersLink {...rest} labels={labels} action={action} />;
  }
  const label = action || otherwise;
  return label ? <ActionLink {...rest} labels={labels} action={label} /> : null;
}

interface ActionLinkProps extends Omit<EventActionLinkProps, 'otherwise'> {
  /** The label of the link. */
  action: string;
}

function MembersLink({ action, ...rest }: ActionLinkProps) {
  const { t } = useUi();
  const { loggedIn, isKnown } = useAtomValue(sessionAtom);
  if (!isKnown) return null;
  return <ActionLink {...rest} action={loggedIn ? action : t('events.logInToBook')} />;
}

function ActionLink({ event, labels, action, ...rest }: ActionLinkProps) {
  const getHref = useRoute('event');
  return (
    <Button {...rest} asChild>
      <AppLink href={getHref?.(event.slug)}>
        <span>
          {action}
          <VisuallyHidden>: {labels.title}</VisuallyHidden>
        </span>
      </AppLink>
    </Button>
  );
}
