'use client';

import { type EventView, useAtom } from '@vitrine/atoms';
import { CalendarDays, LayoutGrid, List, type LucideIcon } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useEventListContext } from './event-list-context.ts';
import * as css from './ViewSwitch.css.ts';
import '../../messages/en/events.ts';

const icons: Record<EventView, LucideIcon> = {
  list: List,
  cards: LayoutGrid,
  calendar: CalendarDays,
};

const usual = Object.keys(icons) as EventView[];

export interface ViewSwitchProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The views to choose from. Default: all three. */
  views?: readonly EventView[];
}

/**
 * List, cards or calendar. Uses native radio buttons, with their keyboard and forced-colors
 * support.
 */
export function ViewSwitch({ views = usual, className, ...rest }: ViewSwitchProps) {
  const { t } = useUi();
  const [view, show] = useAtom(useEventListContext().list.viewAtom);
  const name = useId();
  return (
    <fieldset {...rest} className={classes(css.root, className)}>
      <VisuallyHidden asChild>
        <legend>{t('events.view')}</legend>
      </VisuallyHidden>
      {views.map((one) => (
        <label key={one} title={t(`events.view.${one}`)} className={css.option}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === view}
            onChange={() => show(one)}
            className={css.radio}
          />
          <Icon as={icons[one]} />
          <VisuallyHidden>{t(`events.view.${one}`)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
