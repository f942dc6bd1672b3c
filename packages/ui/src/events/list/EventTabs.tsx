import { eventTabCountsAtom, useAtomValue } from '@vitrine/atoms';
import { classes } from '../../lib/classes.ts';
import { Tabs, type TabsListProps } from '../../primitives/tabs/Tabs.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './EventList.css.ts';
import { useEventLabels, useEventList } from './event-list-context.ts';

/**
 * The parts of the programme by status, each with how many events the platform counts in it. The
 * calendar shows all of them at once, so it has no tabs.
 */
export function EventTabs(props: Partial<Omit<TabsListProps, 'children'>>) {
  const { t, locale } = useUi();
  const { list } = useEventList();
  const nameOf = useEventLabels();
  const view = useAtomValue(list.viewAtom);
  const counts = useAtomValue(eventTabCountsAtom(list));
  if (view === 'calendar') return null;
  return (
    <Tabs.List
      {...props}
      aria-label={props['aria-label'] ?? t('events.tabs')}
      className={classes(props.className)}
    >
      {list.tabs.map(({ id }) => (
        <Tabs.Tab key={id} value={id}>
          {nameOf('tab', id)}
          {counts && (
            <>
              <span aria-hidden="true" className={css.tabCount}>
                {new Intl.NumberFormat(locale).format(counts[id] ?? 0)}
              </span>
              <VisuallyHidden>, {t('events.count', { count: counts[id] ?? 0 })}</VisuallyHidden>
            </>
          )}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
