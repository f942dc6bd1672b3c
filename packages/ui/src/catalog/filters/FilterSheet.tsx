import { appliedFiltersAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, useCallback } from 'react';
import { classes } from '../../lib/classes.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Drawer } from '../../primitives/drawer/Drawer.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './FilterSheet.css.ts';
import { useListing } from './listing-context.ts';

/** A place of the one filter form, as long as it is on the page. */
function useOutlet(name: 'sidebar' | 'sheet') {
  const { placeForm } = useListing();
  return useCallback((place: HTMLElement | null) => placeForm(name, place), [placeForm, name]);
}

/** Opens the filters in a drawer; says how many are on. */
export function FilterSheet({ className, ...rest }: ComponentProps<'button'>) {
  const { t } = useUi();
  const { list } = useListing();
  const { length: count } = useAtomValue(appliedFiltersAtom(list)) as readonly unknown[];
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
            {count > 0 && (
              <>
                <Badge kind="count" aria-hidden="true">
                  {count}
                </Badge>
                <VisuallyHidden>, {t('lists.filtersActive', { count })}</VisuallyHidden>
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
          <SheetOutlet />
        </Drawer.Body>
        <Drawer.Foot className={css.foot}>
          <ClearFilters isOffered={count > 0} />
          <Drawer.Close asChild>
            <ShowButton />
          </Drawer.Close>
        </Drawer.Foot>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function SheetOutlet() {
  return <div ref={useOutlet('sheet')} className={css.outlet} />;
}

function ClearFilters({ isOffered }: { isOffered: boolean }) {
  const { t } = useUi();
  const change = useSetAtom(useListing().list.stateAtom);
  return (
    <Button size="large" disabled={!isOffered} onClick={() => change('clear')}>
      {t('lists.clearAll')}
    </Button>
  );
}

/** Leads back to the list, and says what is there. */
function ShowButton(props: ComponentProps<'button'>) {
  const { t } = useUi();
  const { total, items, isPlaceholderData } = useAtomValue(useListing().list.resultAtom);
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
      {count === 0 ? t('lists.showNone') : t('lists.show', { count })}
    </Button>
  );
}

/** The filters beside the list, where the page has room. The sheet takes them while it is open. */
export function FilterSidebar({ className, ...rest }: ComponentProps<'aside'>) {
  const { t } = useUi();
  return (
    <aside aria-label={t('lists.filters')} {...rest} className={className}>
      <div ref={useOutlet('sidebar')} />
    </aside>
  );
}
