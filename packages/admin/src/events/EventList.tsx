'use client';

import {
  bulkEventsAtom,
  type EventAction,
  type EventAdminList,
  eventStatusCountsAtom,
  type MatchingEventsChange,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { DropdownMenu, type HeadingLevel, nextHeadingLevel, useAnnounce } from '@vitrine/ui';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { ActionBar, ActionBarButton, NoticeBar, UNDO_MS } from '../frame/ActionBar.tsx';
import { compactDensity } from '../frame/compact-density.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { ViewTab, ViewTabs } from '../frame/ViewTabs.tsx';
import { ListToolbar } from '../list/ListToolbar.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { MoreMenu } from '../utils/MoreMenu.tsx';
import { BulkEventsDialog } from './BulkEventsDialog.tsx';
import { EventDialogs } from './EventDialogs.tsx';
import * as css from './EventList.css.ts';
import { EventTable } from './EventTable.tsx';
import {
  EventListContext,
  type EventListContextValue,
  type EventNotice,
  useEventListContext,
} from './event-list-context.ts';
import '../messages/en/events.ts';
import '../messages/en/frame.ts';

export interface EventListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /**
   * From `createEventAdminList`, with the type `EventAdminList` of `@vitrine/atoms`. Create it once, outside
   * of rendering or in a `useState`.
   */
  list: EventAdminList;
  /** The heading. Default “Events”. */
  title?: ReactNode;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
  /** Buttons next to the title, such as a link that creates an event. */
  actions?: ReactNode;
  /** Action of a list without any event. */
  emptyAction?: ReactNode;
}

/**
 * An owner's list of events, drafts included: statuses with their counts, search and sort order in the
 * URL, and the actions that each status allows, with a question before what cannot be undone. Below
 * 840 px of its container, rows have three lines. Links lead to `adminEvent` of the routes. See
 * docs/reference/events.mdx.
 */
export function EventList({
  list,
  title,
  level = 1,
  actions,
  emptyAction,
  className,
  ...rest
}: EventListProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const [asked, setAsked] = useState<{ action: EventAction; event: EventV3 }>();
  const [bulk, setBulk] = useState<MatchingEventsChange>();
  const [notice, setNotice] = useState<EventNotice>();
  const { filter } = useAtomValue(list.queryAtom);
  const below = nextHeadingLevel(level);
  const value: EventListContextValue = {
    ...{ list, level: below },
    ask: (action, event) => setAsked({ action, event }),
    report: (next) => {
      setNotice(next);
      if (next) announce(next.text, next.tone === 'failed' ? 'assertive' : 'polite');
    },
  };
  const askBulk = (action: MatchingEventsChange['action']) => {
    if (filter) setBulk({ action, filter });
  };
  return (
    <EventListContext value={value}>
      <section {...rest} {...compactDensity(css.root, className)}>
        <PageHead
          title={title ?? t('admin.events.title')}
          level={level}
          actions={actions}
          menu={
            <MoreMenu emphasis="outline" label={t('admin.events.bulk')}>
              <DropdownMenu.Item tone="danger" onSelect={() => askBulk('cancel')}>
                {t('admin.events.bulkCancel')}
              </DropdownMenu.Item>
              <DropdownMenu.Item tone="danger" onSelect={() => askBulk('delete')}>
                {t('admin.events.bulkDelete')}
              </DropdownMenu.Item>
            </MoreMenu>
          }
        />
        <StatusTabs />
        <Toolbar />
        <EventTable emptyAction={emptyAction} />
        <EventActionBar notice={notice} onDismiss={() => setNotice(undefined)} />
        <EventDialogs
          asked={asked}
          onClose={() => setAsked(undefined)}
          onAsk={value.ask}
          onDone={value.report}
        />
        <BulkEventsDialog change={bulk} onClose={() => setBulk(undefined)} />
      </section>
    </EventListContext>
  );
}

function StatusTabs() {
  const t = useAdminTranslate();
  const { list } = useEventListContext();
  const [{ tab }, change] = useAtom(list.stateAtom);
  const counts = useAtomValue(eventStatusCountsAtom({ includeDrafts: true }));
  return (
    <ViewTabs label={t('admin.events.statuses')}>
      {list.tabs.map(({ id, status }) => (
        <ViewTab
          key={id}
          current={id === tab}
          count={counts?.[status ?? 'ALL']}
          onSelect={() => change({ tab: id })}
        >
          {t(`admin.events.tab.${id}` as 'admin.events.tab.all')}
        </ViewTab>
      ))}
    </ViewTabs>
  );
}

function Toolbar() {
  const t = useAdminTranslate();
  const { list } = useEventListContext();
  const [{ search, tab }, change] = useAtom(list.stateAtom);
  const { total, status, isPlaceholderData } = useAtomValue(list.resultAtom);
  return (
    <ListToolbar
      search={search}
      onSearch={(text) => change({ search: text })}
      label={t('admin.events.search.label')}
      placeholder={t('admin.events.search')}
      clearLabel={t('admin.events.search.clear')}
      command={{ id: 'events.search', label: t('admin.events.search.label') }}
      count={total !== undefined ? t('admin.events.count', { count: total }) : undefined}
      isCurrent={status === 'success' && !isPlaceholderData}
      request={JSON.stringify([search, tab])}
    />
  );
}

interface EventActionBarProps {
  notice: EventNotice | undefined;
  onDismiss: () => void;
}

const resultKeys = { late: 'bulk.late', error: 'actionFailed' } as const;
const doneKeys = { cancel: 'bulk.canceled', delete: 'bulk.deleted' } as const;

/** The bar of the list: the progress of a bulk change, or what was just done. */
function EventActionBar({ notice, onDismiss }: EventActionBarProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const [run, command] = useAtom(bulkEventsAtom);
  const { status, change = 'cancel', left } = run;
  const result =
    status === 'idle' || status === 'waiting'
      ? undefined
      : t(`admin.events.${status === 'settled' ? doneKeys[change] : resultKeys[status]}`);
  const announced = useRef(run);
  useEffect(() => {
    if (run === announced.current) return;
    announced.current = run;
    if (result) announce(result, status === 'settled' ? 'polite' : 'assertive');
  }, [run, result, status, announce]);
  if (status === 'waiting') {
    return (
      <ActionBar
        status="running"
        message={t('admin.events.bulk.running')}
        detail={left !== undefined && <span>{t('admin.events.bulk.left', { count: left })}</span>}
      />
    );
  }
  if (notice) return <NoticeBar notice={notice} onDismiss={onDismiss} />;
  if (!result) return null;
  const isDone = status === 'settled';
  return (
    <ActionBar
      status={isDone ? 'success' : 'failed'}
      message={result}
      expiresAfter={isDone ? UNDO_MS : undefined}
      onExpire={() => command('dismiss')}
    >
      <ActionBarButton onClick={() => command('dismiss')}>{t('admin.close')}</ActionBarButton>
    </ActionBar>
  );
}
