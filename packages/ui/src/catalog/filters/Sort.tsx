'use client';

import { useAtom } from '@vitrine/atoms';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import * as DropdownMenu from '../../primitives/dropdown-menu/DropdownMenu.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import * as Select from '../../primitives/select/Select.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useListingContext, useListLabels } from './listing-context.ts';
import * as css from './Sort.css.ts';
import '../../messages/en/lists.ts';

/** The order of the list in a menu, for bars. */
export function SortMenu({ className, ...rest }: Omit<ComponentProps<'button'>, 'children'>) {
  const { t } = useUi();
  const { list } = useListingContext();
  const listLabels = useListLabels();
  const [{ sort }, change] = useAtom(list.stateAtom);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button {...rest} emphasis="quiet" className={classes(css.button, className)}>
          <span className={css.current}>
            <span className={css.name}>{t('lists.sort')} </span>
            <span className={css.order}>
              {listLabels.sort(sort)}
              <Icon as={ChevronDown} size="small" />
            </span>
          </span>
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.RadioGroup value={sort} onValueChange={(id) => change({ sort: id })}>
          {list.sorts.map(({ id }) => (
            <DropdownMenu.RadioItem key={id} value={id}>
              {listLabels.sort(id)}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** The same as a field, for forms and sidebars. */
export function SortField(props: Omit<ComponentProps<'div'>, 'id'>) {
  const { t } = useUi();
  const { list } = useListingContext();
  const listLabels = useListLabels();
  const [{ sort }, change] = useAtom(list.stateAtom);
  return (
    <Field {...props} label={t('lists.sort')}>
      <Select.Root value={sort} onValueChange={(id) => change({ sort: id })}>
        {list.sorts.map(({ id }) => (
          <Select.Item key={id} value={id}>
            {listLabels.sort(id)}
          </Select.Item>
        ))}
      </Select.Root>
    </Field>
  );
}

/** The same as real links, each with its own URL: they work before hydration. */
export function SortLinks({ className, ...rest }: ComponentProps<'nav'>) {
  const { t } = useUi();
  const { list } = useListingContext();
  const listLabels = useListLabels();
  const [state, change] = useAtom(list.stateAtom);
  const follow = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    change({ sort: id });
  };
  return (
    <nav aria-label={t('lists.sort')} {...rest} className={className}>
      <PlainList className={css.links}>
        {list.sorts.map(({ id }) => (
          <li key={id}>
            <AppLink
              href={list.getHref(state, { sort: id })}
              aria-current={id === state.sort ? 'true' : undefined}
              className={classes(css.link)}
              onClick={(event) => follow(event, id)}
            >
              {listLabels.sort(id)}
            </AppLink>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
