'use client';

import { createProductAdminList, productsAtom, useAtom } from '@vitrine/atoms';
import type { Collection } from '@vitrine/client/collections';
import { Icon, LoadError, Picture, Spinner, TextField } from '@vitrine/ui';
import { Check, Plus } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useCommands } from '../frame/command-context.ts';
import { Keys } from '../frame/Keys.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import type { UndoNotices } from '../utils/UndoNotice.tsx';
import * as css from './AddProductField.css.ts';
import { useCollectionMembers } from './use-collection-members.ts';
import '../messages/en/collections.ts';

/** Products that are offered at a time. */
const LIMIT = 8;

interface AddProductFieldProps {
  collection: Collection;
  notices: UndoNotices;
}

/**
 * Finds products by name and adds them at once. Its list stays open, so that several are added one after
 * the other; Enter also removes one that is in the collection already. Escape closes it.
 */
export function AddProductField({ collection, notices }: AddProductFieldProps) {
  const t = useAdminTranslate();
  const baseId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [found, setFound] = useState<FoundProducts>();
  // The products of the search before are still shown, but keys do nothing with them.
  const count = isOpen && found?.search === text.trim() ? found.count : 0;
  const hasActive = active < count;
  useCommands([
    {
      ...{ id: 'collections.add', label: t('admin.collections.addProduct'), keys: 'a' },
      run: () => input.current?.focus(),
    },
  ]);
  const listId = `${baseId}-list`;
  return (
    <div ref={root} className={css.root}>
      <TextField
        ref={input}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={t('admin.collections.addProduct')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={hasActive ? `${baseId}-${active}` : undefined}
        placeholder={t('admin.collections.addProduct')}
        value={text}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Escape' && isOpen) {
            event.preventDefault();
            setOpen(false);
          } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            setOpen(true);
            const step = event.key === 'ArrowDown' ? 1 : -1;
            if (count > 0) setActive((active + step + count) % count);
          } else if (event.key === 'Enter' && isOpen) {
            event.preventDefault();
            if (hasActive) document.getElementById(`${baseId}-${active}`)?.click();
          }
        }}
        prefix={<Icon as={Plus} size="small" />}
        suffix={<Keys keys="a" aria-hidden="true" className={css.key} />}
      />
      {isOpen && (
        <Options
          collection={collection}
          notices={notices}
          text={text}
          listId={listId}
          baseId={baseId}
          active={hasActive ? active : undefined}
          onPoint={setActive}
          onFound={setFound}
        />
      )}
    </div>
  );
}

/** The products of a search, once they are loaded. */
interface FoundProducts {
  search: string;
  count: number;
}

interface OptionsProps extends AddProductFieldProps {
  text: string;
  listId: string;
  baseId: string;
  active: number | undefined;
  onPoint: (index: number) => void;
  onFound: (found: FoundProducts | undefined) => void;
}

const { toFilter } = createProductAdminList();

function Options({
  collection,
  notices,
  text,
  listId,
  baseId,
  active,
  onPoint,
  onFound,
}: OptionsProps) {
  const t = useAdminTranslate();
  const { _id: collectionId } = collection;
  const search = useDeferredValue(text.trim());
  const filter = toFilter({ search });
  const [{ items, status, isPlaceholderData }, load] = useAtom(
    productsAtom({ limit: LIMIT, ...(filter && { filter }) }),
  );
  const { length: count } = items;
  useEffect(
    () => onFound(isPlaceholderData ? undefined : { search, count }),
    [isPlaceholderData, search, count, onFound],
  );
  const changeMembers = useCollectionMembers(notices);
  return (
    <div className={css.popover}>
      {status === 'error' && count === 0 && (
        // The field keeps the focus, so that the list stays open.
        <div onPointerDown={(event) => event.preventDefault()}>
          <LoadError onRetry={() => void load()}>{t('admin.collections.addFailed')}</LoadError>
        </div>
      )}
      {status === 'pending' && count === 0 && (
        <p className={css.message}>
          <Spinner />
        </p>
      )}
      {status === 'success' && count === 0 && (
        <p className={css.message}>{t('admin.collections.noMatch', { text: search })}</p>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={t('admin.collections.addProduct')}
        aria-multiselectable="true"
        aria-busy={isPlaceholderData || undefined}
      >
        {items.map((product, index) => {
          const { _id: id, media } = product;
          const isMember = product.collectionIds.includes(collectionId);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of its list.
            <div
              key={id}
              id={`${baseId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={isMember}
              data-active={index === active ? '' : undefined}
              className={css.option}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => onPoint(index)}
              onClick={() => changeMembers(collection, [product], isMember ? 'remove' : 'add')}
            >
              <Picture
                image={media?.mainMedia?.image ?? media?.items[0]?.image}
                name=""
                decorative
                width={24}
                ratio={4 / 5}
                className={css.optionPicture}
              />
              <bdi className={css.optionName}>{product.name}</bdi>
              {isMember && <Icon as={Check} size="small" />}
            </div>
          );
        })}
      </div>
    </div>
  );
}
