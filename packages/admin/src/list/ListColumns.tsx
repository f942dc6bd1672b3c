'use client';

import { type OwnerList, useAtom } from '@vitrine/atoms';
import { Button, Checkbox, Icon, IconButton, Popover, Text, useAnnounce } from '@vitrine/ui';
import { ArrowDown, ArrowUp, Columns3, GripVertical } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { compactDensity } from '../frame/compact-density.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { useAfterRender } from '../utils/use-after-render.ts';
import { useDragOrder } from '../utils/use-drag-order.ts';
import * as listCss from './List.css.ts';
import * as css from './ListColumns.css.ts';
import * as filterCss from './ListFilters.css.ts';
import '../messages/en/frame.ts';

interface ListColumnsProps {
  list: Pick<OwnerList<unknown, never>, 'columns' | 'columnsAtom'>;
  /** Returns the name of a column. */
  getLabel: (id: string) => string;
}

/** The button of the popover in which an owner chooses the columns of a table and their order. */
export function ListColumns(props: ListColumnsProps) {
  const t = useAdminTranslate();
  const label = t('admin.list.columns');
  return (
    <span className={listCss.onlyWide}>
      <Popover.Root>
        <Popover.Trigger asChild>
          <button type="button" className={css.trigger}>
            <Icon as={Columns3} size="small" />
            {label}
          </button>
        </Popover.Trigger>
        <Popover.Content label={label} align="end" {...compactDensity(filterCss.popover)}>
          <ColumnList {...props} />
        </Popover.Content>
      </Popover.Root>
    </span>
  );
}

function ColumnList({ list, getLabel }: ListColumnsProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const items = useRef<HTMLUListElement>(null);
  const afterRender = useAfterRender();
  const [visible, change] = useAtom(list.columnsAtom);
  const [first = '', ...others] = visible;
  const hidden = list.columns.filter((id) => !visible.includes(id));
  const { length } = others;

  // A column that changes its place is another element: the same control of it gets the focus.
  const focusAfterRender = (id: string, control: string) =>
    afterRender(() =>
      items.current?.querySelector<HTMLElement>(`[data-column="${id}"] ${control}`)?.focus(),
    );

  const move = (from: number, to: number) => {
    const id = others[from];
    if (id === undefined || to < 0 || to >= length || from === to) return;
    change([first, ...others.toSpliced(from, 1).toSpliced(to, 0, id)]);
    const position = to + 2;
    announce(t('admin.list.column.moved', { column: getLabel(id), position, count: length + 1 }));
  };
  useDragOrder(items, move, others.join());
  const toggle = (id: string) => {
    focusAfterRender(id, '[role=checkbox]');
    change(others.includes(id) ? visible.filter((one) => one !== id) : [...visible, id]);
  };
  const press = (event: KeyboardEvent, id: string, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    focusAfterRender(id, '[role=checkbox]');
    move(index, index + step);
  };
  const moveBy = (id: string, index: number, step: 1 | -1) => {
    // At the end of the list, that button is disabled: the other one gets the focus.
    const isLast = index + step === 0 || index + step === length - 1;
    const direction = (step === 1) === isLast ? 'up' : 'down';
    focusAfterRender(id, `[data-move=${direction}]`);
    move(index, index + step);
  };
  return (
    <>
      <div className={filterCss.popoverHeader}>
        <Text variant="bodyStrong">{t('admin.list.columns')}</Text>
        <Button emphasis="text" onClick={() => change(null)}>
          {t('admin.list.columns.reset')}
        </Button>
      </div>
      <ul className={css.fixed}>
        <li className={css.item}>
          <Checkbox checked disabled>
            {getLabel(first)}
          </Checkbox>
        </li>
      </ul>
      <ul ref={items} aria-label={t('admin.list.columns')} className={css.items}>
        {others.map((id, index) => (
          <li
            key={id}
            data-column={id}
            data-drag-item=""
            className={css.item}
            onKeyDown={(event) => press(event, id, index)}
          >
            <span data-drag-handle="" className={css.handle}>
              <Icon as={GripVertical} size="small" />
            </span>
            <Checkbox
              checked
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onCheckedChange={() => toggle(id)}
            >
              {getLabel(id)}
            </Checkbox>
            <span className={css.moves}>
              <IconButton
                data-move="up"
                label={t('admin.list.column.up', { column: getLabel(id) })}
                icon={ArrowUp}
                disabled={index === 0}
                onClick={() => moveBy(id, index, -1)}
              />
              <IconButton
                data-move="down"
                label={t('admin.list.column.down', { column: getLabel(id) })}
                icon={ArrowDown}
                disabled={index === length - 1}
                onClick={() => moveBy(id, index, 1)}
              />
            </span>
          </li>
        ))}
        {hidden.map((id) => (
          <li key={id} data-column={id} className={css.item}>
            <span className={css.handle} />
            <Checkbox checked={false} onCheckedChange={() => toggle(id)}>
              {getLabel(id)}
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  );
}
