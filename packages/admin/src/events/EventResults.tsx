'use client';

import { eventsAtom, useAtomValue } from '@vitrine/atoms';
import { useRoute } from '@vitrine/ui';
import * as css from '../frame/command-menu/CommandMenu.css.ts';
import {
  CommandResults,
  CommandSearch,
  MAX_COMMAND_RESULTS,
  useCommandResults,
} from '../frame/command-menu/CommandResults.tsx';
import { StatusMark } from '../frame/StatusMark.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { getEventStatus } from './event-state.ts';
import { useEventDate } from './use-event-date.ts';
import '../messages/en/events.ts';

/**
 * Events in the command menu, by title, drafts included: `<CommandMenu><EventResults /></CommandMenu>`.
 * Each leads to `adminEvent` of the routes.
 */
export const EventResults = () => (
  <CommandSearch>{(search) => <Results search={search} />}</CommandSearch>
);

function Results({ search }: { search: string }) {
  const t = useAdminTranslate();
  const getEventUrl = useRoute('adminEvent');
  const getDate = useEventDate();
  const found = useAtomValue(
    eventsAtom({
      filter: { title: { $contains: search } },
      ...{ fields: ['DETAILS', 'REGISTRATION'], includeDrafts: true, limit: MAX_COMMAND_RESULTS },
    }),
  );
  const results = useCommandResults(found).map((event) => {
    const { kind, text } = getEventStatus(event, t);
    return {
      key: event._id,
      label: event.title ?? '',
      hint: (
        <>
          <bdi>{getDate(event)}</bdi>{' '}
          {kind && (
            <StatusMark kind={kind} className={css.hintStatus}>
              {text}
            </StatusMark>
          )}
        </>
      ),
      url: getEventUrl?.(event._id),
    };
  });
  return <CommandResults heading={t('admin.events.results')} results={results} />;
}
