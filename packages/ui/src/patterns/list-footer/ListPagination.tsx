'use client';

import { type List, useAtom, useAtomValue } from '@vitrine/atoms';
import type { MouseEvent } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Pagination, type PaginationProps } from '../../primitives/pagination/Pagination.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/common.ts';

export interface ListPaginationProps extends Omit<PaginationProps, 'onPage'> {
  /** Replaces this page of the list with another one. */
  onPageSelect: (page: number) => void;
  /** The element to scroll to when another page is shown. */
  top?: { readonly current: HTMLElement | null } | undefined;
}

/** Pagination within the page: scrolls to the top of the list, and announces the page number. */
export function ListPagination({ onPageSelect, top, ...rest }: ListPaginationProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const turn = (page: number, event: MouseEvent) => {
    event.preventDefault();
    onPageSelect(page);
    top?.current?.scrollIntoView({ block: 'start' });
    announce(t('common.pageOf', { page, pages: rest.pages }));
  };
  return <Pagination {...rest} onPage={turn} />;
}

interface ListPagesProps extends Pick<ListPaginationProps, 'top' | 'className'> {
  list: List<unknown>;
}

/** The numbered pages of a list's state, each a link with its URL. */
export function ListPages({ list, ...rest }: ListPagesProps) {
  const [state, change] = useAtom(list.stateAtom);
  const { pageCount = 0 } = useAtomValue(list.resultAtom);
  return (
    <ListPagination
      {...rest}
      page={state.page}
      pages={pageCount}
      href={(page) => list.getHref(state, { page })}
      onPageSelect={(page) => change({ page })}
    />
  );
}
