'use client';

import { useAtom, useAtomValue } from '@vitrine/atoms';
import { ChevronDown } from 'lucide-react';
import * as Slot from 'radix-ui/slot';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { NativeSelect } from '../../primitives/native-select/NativeSelect.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useLazyLayer } from '../../utils/hooks/use-lazy-layer.ts';
import { createLazyModule } from '../../utils/lazy-module.ts';
import { useListingContext, useListLabels } from './listing-context.ts';
import * as css from './Sort.css.ts';
import '../../messages/en/lists.ts';

const sortOptions = createLazyModule(() => import('./SortOptions.tsx'));

/** The order of the list in a menu, for bars. */
export function SortMenu({ className, ...rest }: Omit<ComponentProps<'button'>, 'children'>) {
  const { t } = useUi();
  const { list } = useListingContext();
  const listLabels = useListLabels();
  const { sort } = useAtomValue(list.stateAtom);
  const { code, layer, trigger } = useLazyLayer(sortOptions);
  const id = useId();
  return (
    <>
      <Slot.Root
        {...trigger}
        aria-haspopup="menu"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          layer.onOpenChange(true);
        }}
      >
        <Button id={id} {...rest} emphasis="quiet" className={classes(css.button, className)}>
          <span className={css.current}>
            <span className={css.name}>{t('lists.sort')} </span>
            <span className={css.order}>
              {listLabels.sort(sort)}
              <Icon as={ChevronDown} size="small" />
            </span>
          </span>
        </Button>
      </Slot.Root>
      {code && <code.default {...layer} />}
    </>
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
      <NativeSelect
        options={list.sorts.map(({ id }) => ({ value: id, label: listLabels.sort(id) }))}
        value={sort}
        onChange={({ currentTarget }) => change({ sort: currentTarget.value })}
      />
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
