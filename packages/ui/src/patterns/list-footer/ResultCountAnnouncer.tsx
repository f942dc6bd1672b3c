'use client';

import { type List, useAtomValue } from '@vitrine/atoms';
import { useEffect, useRef } from 'react';
import type { MessageKeyWith } from '../../messages/message-catalog.ts';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { useUi } from '../../provider/UiProvider.tsx';

interface ResultCountAnnouncerProps {
  list: List<unknown>;
  /** Message with the `count` of results. */
  message: MessageKeyWith<'count'>;
}

/** Announces the number of results after a filter, search or sort change has settled. */
export function ResultCountAnnouncer({ list, message }: ResultCountAnnouncerProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const { total, items, isPlaceholderData, status } = useAtomValue(list.resultAtom);
  const { chosen, search, sort, tab } = useAtomValue(list.stateAtom);
  const request = JSON.stringify([chosen, search, sort, tab]);
  const lastAnnounced = useRef(request);
  const isSettled = status === 'success' && !isPlaceholderData;
  const count = total ?? items.length;
  useEffect(() => {
    if (!isSettled || lastAnnounced.current === request) return;
    lastAnnounced.current = request;
    announce(t(message, { count }));
  }, [isSettled, request, count, message, announce, t]);
  return null;
}
