'use client';

import {
  builtInOrderViews,
  differsFromView,
  type OrderView,
  orderCountAtom,
  savedOrderViewsAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { Button, Dialog, Field, Icon, TextField, useAnnounce } from '@vitrine/ui';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { compactDensity } from '../../frame/compact-density.ts';
import { ViewTab, ViewTabs } from '../../frame/ViewTabs.tsx';
import type { AdminMessageKey } from '../../messages/english.ts';
import { type AdminTranslate, useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './OrderViews.css.ts';
import { useOrderListContext } from './order-list-context.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/orders.ts';

const labels: Readonly<Record<string, Extract<AdminMessageKey, `admin.orders.view.${string}`>>> = {
  all: 'admin.orders.view.all',
  'needs-action': 'admin.orders.view.needs-action',
  members: 'admin.orders.view.members',
  archived: 'admin.orders.view.archived',
};

const getViewName = ({ id, name }: OrderView, t: AdminTranslate): string => {
  const key = labels[id];
  return name ?? (key ? t(key as 'admin.orders.view.all') : id);
};

/** The built-in and the saved views as tabs, with the changes of the current one. */
export function OrderViews() {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const { list } = useOrderListContext();
  const state = useAtomValue(list.stateAtom);
  const [viewId, openView] = useAtom(list.viewAtom);
  const [saved, setSaved] = useAtom(savedOrderViewsAtom);
  const [isNaming, setNaming] = useState(false);
  const own = saved ?? [];
  const views: readonly OrderView[] = [...builtInOrderViews, ...own];
  const current = views.find(({ id }) => id === viewId) ?? views[0];
  const isChanged = current !== undefined && differsFromView(state, current);
  const { chosen, sort } = state;
  const save = (name: string) => {
    const view = { id: `own-${own.length + 1}-${Date.now().toString(36)}`, name, chosen, sort };
    setSaved([...own, view]);
    openView(view);
    announce(t('admin.orders.view.saved', { name }));
  };
  return (
    <>
      <ViewTabs label={t('admin.orders.views')}>
        {views.map((view) => (
          <CountedView
            key={view.id}
            view={view}
            isCurrent={view === current}
            onSelect={() => openView(view)}
          />
        ))}
        {current && isChanged && (
          <li className={css.changed}>
            <span>{t('admin.orders.view.changed')}</span>
            {current.name !== undefined && (
              <Button
                emphasis="text"
                onClick={() => {
                  const changed = { ...current, name: current.name ?? '', chosen, sort };
                  setSaved(own.map((one) => (one.id === current.id ? changed : one)));
                  announce(t('admin.orders.view.saved', { name: changed.name }));
                }}
              >
                {t('admin.orders.view.update')}
              </Button>
            )}
            <Button emphasis="text" onClick={() => openView(current)}>
              {t('admin.orders.view.reset')}
            </Button>
          </li>
        )}
        {current?.name !== undefined && !isChanged && (
          <li className={css.changed}>
            <Button
              emphasis="text"
              onClick={() => {
                setSaved(own.filter(({ id }) => id !== current.id));
                if (views[0]) openView(views[0]);
                announce(t('admin.orders.view.deleted', { name: current.name ?? '' }));
              }}
            >
              {t('admin.orders.view.delete')}
            </Button>
          </li>
        )}
        {isChanged && (
          <li>
            <button type="button" className={css.save} onClick={() => setNaming(true)}>
              <Icon as={Plus} size="small" />
              {t('admin.orders.view.save')}
            </button>
          </li>
        )}
      </ViewTabs>
      <SaveViewDialog isOpen={isNaming} onClose={() => setNaming(false)} onSave={save} />
    </>
  );
}

interface CountedViewProps {
  view: OrderView;
  isCurrent: boolean;
  onSelect: () => void;
}

function CountedView({ view, isCurrent, onSelect }: CountedViewProps) {
  const t = useAdminTranslate();
  const { list } = useOrderListContext();
  const { total } = useAtomValue(orderCountAtom(list.toQuery({ chosen: view.chosen })));
  return (
    <ViewTab
      current={isCurrent}
      count={total}
      needsAction={view.id === 'needs-action'}
      onSelect={onSelect}
    >
      {getViewName(view, t)}
    </ViewTab>
  );
}

interface SaveViewDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onSave: (name: string) => void;
}

function SaveViewDialog({ isOpen, onClose, onSave }: SaveViewDialogProps) {
  const t = useAdminTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = input.current?.value.trim() ?? '';
    if (name === '') {
      setError(t('admin.orders.view.nameMissing'));
      input.current?.focus();
      return;
    }
    setError(undefined);
    onClose();
    onSave(name);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content {...compactDensity()} initialFocus={input}>
        <form onSubmit={submit} noValidate>
          <Dialog.Header>
            <Dialog.Title>{t('admin.orders.view.saveTitle')}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Dialog.Description>{t('admin.orders.view.saveHint')}</Dialog.Description>
            <Field label={t('admin.orders.view.name')} error={error} required>
              <TextField ref={input} maxLength={60} />
            </Field>
          </Dialog.Body>
          <Dialog.Footer>
            <Button type="submit" emphasis="primary">
              {t('admin.orders.view.save')}
            </Button>
            <Button onClick={onClose}>{t('admin.cancel')}</Button>
          </Dialog.Footer>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
