import { appliedEventFiltersAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { SlidersHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../../lib/classes.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Drawer } from '../../primitives/drawer/Drawer.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useEventList, useEventWords } from '../list/event-list-context.ts';
import { EventFacetField } from './EventFacetField.tsx';
import * as css from './EventFilterBar.css.ts';

/** Opens all filters in a drawer; says how many are on. */
export function EventFilterSheet({
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'>) {
  const { t } = useUi();
  const { list } = useEventList();
  const nameOf = useEventWords();
  const change = useSetAtom(list.stateAtom);
  const { length: on } = useAtomValue(appliedEventFiltersAtom(list));
  const view = useAtomValue(list.viewAtom);
  // A month has days of its own.
  const facets = list.facets.filter(({ kind }) => view !== 'calendar' || kind !== 'dates');
  return (
    <Drawer.Root>
      <Drawer.Trigger asChild>
        <Button
          {...rest}
          emphasis="quiet"
          data-listing-filter=""
          className={classes(css.trigger, className)}
        >
          <span className={css.words}>
            <Icon as={SlidersHorizontal} size="small" />
            {t('lists.filter')}
            {on > 0 && (
              <>
                <Badge kind="count" aria-hidden="true">
                  {on}
                </Badge>
                <VisuallyHidden>, {t('lists.filtersActive', { count: on })}</VisuallyHidden>
              </>
            )}
          </span>
        </Button>
      </Drawer.Trigger>
      <Drawer.Content side="start" aria-describedby={undefined}>
        <Drawer.Head>
          <Drawer.Title>{t('lists.filters')}</Drawer.Title>
        </Drawer.Head>
        <Drawer.Body>
          {facets.map((facet) => (
            <fieldset key={facet.id} className={css.facet}>
              <legend className={css.legend}>{nameOf('facet', facet.id)}</legend>
              <div className={css.control}>
                <EventFacetField facet={facet} />
              </div>
            </fieldset>
          ))}
        </Drawer.Body>
        <Drawer.Foot className={css.foot}>
          <Button size="large" disabled={on === 0} onClick={() => change('clear')}>
            {t('lists.clearAll')}
          </Button>
          <Drawer.Close asChild>
            {view === 'calendar' ? (
              <Button emphasis="primary" size="large" width="full">
                {t('common.close')}
              </Button>
            ) : (
              <ShowButton />
            )}
          </Drawer.Close>
        </Drawer.Foot>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Leads back to the list, and says what is there. */
function ShowButton(props: ComponentProps<'button'>) {
  const { t } = useUi();
  const { total, items, isPlaceholderData } = useAtomValue(useEventList().list.resultAtom);
  const count = total ?? items.length;
  return (
    <Button
      {...props}
      emphasis="primary"
      size="large"
      width="full"
      state={isPlaceholderData ? 'pending' : 'rest'}
      labels={{ pending: t('common.loading') }}
    >
      {count === 0 ? t('events.noMatch') : t('events.show', { count })}
    </Button>
  );
}
