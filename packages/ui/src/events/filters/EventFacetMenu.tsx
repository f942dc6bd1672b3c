import { type EventFacet, useAtomValue } from '@vitrine/atoms';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../../lib/classes.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Popover } from '../../primitives/popover/Popover.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useEventList, useEventWords } from '../list/event-list-context.ts';
import { EventFacetField } from './EventFacetField.tsx';
import * as css from './EventFilterBar.css.ts';

export interface EventFacetMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  facet: EventFacet;
}

/** One filter of the list in a small layer of its own, for bars with room. */
export function EventFacetMenu({ facet, className, ...rest }: EventFacetMenuProps) {
  const { locale } = useUi();
  const nameOf = useEventWords();
  const { chosen } = useAtomValue(useEventList().list.stateAtom);
  const choice = chosen[facet.id];
  const count = choice === undefined ? 0 : Array.isArray(choice) ? choice.length : 1;
  const name = nameOf('facet', facet.id);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button
          {...rest}
          emphasis="quiet"
          data-listing-filter=""
          className={classes(css.trigger, className)}
        >
          <span className={css.words}>
            {count > 0 ? `${name} (${new Intl.NumberFormat(locale).format(count)})` : name}
            <Icon as={ChevronDown} size="small" />
          </span>
        </Button>
      </Popover.Trigger>
      <Popover.Content label={name}>
        <EventFacetField facet={facet} />
      </Popover.Content>
    </Popover.Root>
  );
}
