'use client';

import {
  differsFromView,
  type ListView,
  type OwnerList,
  savedViewsAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { Button, Dialog, Field, Icon, TextField, useAnnounce } from '@vitrine/ui';
import { Plus } from 'lucide-react';
import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { compactDensity } from '../frame/compact-density.ts';
import { type ViewTab, ViewTabs } from '../frame/ViewTabs.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './ListViews.css.ts';
import '../messages/en/frame.ts';

interface ListViewsProps {
  list: Pick<OwnerList<unknown, never>, 'id' | 'stateAtom' | 'viewAtom' | 'columnsAtom'>;
  builtIn: readonly ListView[];
  /** Returns the text of a built-in view. */
  getName: (view: ListView) => string;
  /** Renders the number of a view's items around its tab: a `CountedViewTab`. */
  renderTab: (view: ListView, props: ComponentProps<typeof ViewTab>) => ReactNode;
}

/** The built-in and the saved views as tabs, with the changes of the current one. */
export function ListViews({ list, builtIn, getName, renderTab }: ListViewsProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const state = useAtomValue(list.stateAtom);
  const columns = useAtomValue(list.columnsAtom);
  const [viewId, openView] = useAtom(list.viewAtom);
  const [saved, setSaved] = useAtom(savedViewsAtom(list.id));
  const [isNaming, setNaming] = useState(false);
  const views: readonly ListView[] = [...builtIn, ...saved];
  const current = views.find(({ id }) => id === viewId) ?? builtIn[0];
  const own = saved.find((view) => view === current);
  const isChanged = current !== undefined && differsFromView(state, current, columns);
  const { chosen, sort, tab } = state;
  const shown = { chosen, sort, columns, ...(tab !== undefined && { tab }) };
  const write = async (next: typeof saved, message: string): Promise<boolean> => {
    try {
      await setSaved(next);
    } catch {
      announce(t('admin.list.view.failed'));
      return false;
    }
    announce(message);
    return true;
  };
  const save = async (name: string) => {
    const view = { id: `own-${crypto.randomUUID()}`, name, ...shown };
    const message = t('admin.list.view.saved', { name });
    if (await write([...saved, view], message)) openView(view);
  };
  return (
    <>
      <ViewTabs label={t('admin.list.views')}>
        {views.map((view) =>
          renderTab(view, {
            current: view === current,
            onSelect: () => openView(view),
            children: view.name === undefined ? getName(view) : <bdi>{view.name}</bdi>,
          }),
        )}
        {current && isChanged && (
          <li className={css.changed}>
            <span>{t('admin.list.view.changed')}</span>
            {own && (
              <Button
                emphasis="text"
                onClick={() =>
                  void write(
                    saved.map((one) => (one === own ? { ...own, ...shown } : one)),
                    t('admin.list.view.saved', { name: own.name }),
                  )
                }
              >
                {t('admin.list.view.update')}
              </Button>
            )}
            <Button emphasis="text" onClick={() => openView(current)}>
              {t('admin.list.view.reset')}
            </Button>
          </li>
        )}
        {own && !isChanged && (
          <li className={css.changed}>
            <Button
              emphasis="text"
              onClick={async () => {
                const message = t('admin.list.view.deleted', { name: own.name });
                const isDeleted = await write(
                  saved.filter((one) => one !== own),
                  message,
                );
                if (isDeleted && builtIn[0]) openView(builtIn[0]);
              }}
            >
              {t('admin.list.view.delete')}
            </Button>
          </li>
        )}
        {isChanged && (
          <li>
            <button type="button" className={css.save} onClick={() => setNaming(true)}>
              <Icon as={Plus} size="small" />
              {t('admin.list.view.save')}
            </button>
          </li>
        )}
      </ViewTabs>
      <SaveViewDialog isOpen={isNaming} onClose={() => setNaming(false)} onSave={save} />
    </>
  );
}

interface SaveViewDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onSave: (name: string) => Promise<void>;
}

function SaveViewDialog({ isOpen, onClose, onSave }: SaveViewDialogProps) {
  const t = useAdminTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = input.current?.value.trim() ?? '';
    if (name === '') {
      setError(t('admin.list.view.nameMissing'));
      input.current?.focus();
      return;
    }
    setError(undefined);
    onClose();
    void onSave(name);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content {...compactDensity()} initialFocus={input}>
        <form onSubmit={submit} noValidate>
          <Dialog.Header>
            <Dialog.Title>{t('admin.list.view.saveTitle')}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Dialog.Description>{t('admin.list.view.saveHint')}</Dialog.Description>
            <Field label={t('admin.list.view.name')} error={error} required>
              <TextField ref={input} maxLength={60} />
            </Field>
          </Dialog.Body>
          <Dialog.Footer>
            <Button type="submit" emphasis="primary">
              {t('admin.list.view.save')}
            </Button>
            <Button onClick={onClose}>{t('admin.cancel')}</Button>
          </Dialog.Footer>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
