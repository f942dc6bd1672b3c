'use client';

import {
  defaultProductSearch,
  eventSuggestionsAtom,
  type ProductSearch,
  useAtom,
  useAtomValue,
  useSetAtom,
  useTrack,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { Search as Glass, X } from 'lucide-react';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import {
  stepMoves,
  useListboxNavigation,
} from '../../primitives/combobox/use-listbox-navigation.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { useAppNavigate, useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './Search.css.ts';
import { SearchPanel } from './SearchPanel.tsx';
import {
  getActiveIndex,
  getSearchGroups,
  getSearchOptionKey,
  type SearchOption,
} from './search-options.ts';
import '../../messages/en/lists.ts';

export interface SearchFieldProps extends Omit<ComponentProps<'search'>, 'children' | 'ref'> {
  /** From `createProductSearch`, created once, outside of rendering. Default: `defaultProductSearch`. */
  search?: ProductSearch;
  /**
   * Returns the content of an event's line, beside its image: text, and what is at the end. Default:
   * its title.
   */
  renderEvent?: (event: EventV3) => ReactNode;
  /** Navigates to a page of the app. Default: `navigate` of `UiProvider`. */
  navigate?: (href: string) => void;
  /** Whether the field receives the focus when it appears. */
  autoFocus?: boolean;
  /**
   * `field` is a text field with the results in a layer below it. `title` is the title of a page of
   * results, over a rule. `panel` is the same, with the results in columns below it, for a panel of
   * the header. Default `field`.
   */
  appearance?: 'field' | 'title' | 'panel';
  /** Shows a button beside the field that submits the text. */
  submitButton?: boolean;
  /**
   * URL to which the browser submits the text as `q` without JavaScript. Defaults to the current
   * page.
   */
  formAction?: string;
}

/**
 * A search field with results as the user types: products, events, collections and recent searches.
 * Arrow keys select a line, Enter opens it or all results, Escape first closes the panel and then clears
 * the field.
 */
export function SearchField({
  search = defaultProductSearch,
  renderEvent,
  navigate,
  autoFocus,
  appearance = 'field',
  submitButton,
  formAction,
  className,
  ...rest
}: SearchFieldProps) {
  const { t, routes } = useUi();
  const getProductUrl = useRoute('product');
  const getCollectionUrl = useRoute('collection');
  const getSearchUrl = useRoute('search');
  const appNavigate = useAppNavigate();
  const announce = useAnnounce();
  const [text, write] = useAtom(search.textAtom);
  const result = useAtomValue(search.resultAtom);
  const recent = useAtomValue(search.recentAtom) as readonly string[];
  const events = useAtomValue(eventSuggestionsAtom(routes.event && search));
  const noteRecent = useSetAtom(search.noteAtom);
  const track = useTrack();
  const note = (searched: string) => {
    noteRecent(searched);
    const term = searched.trim();
    if (term) track({ name: 'search', params: { search_term: term } });
  };
  const [isOpen, setOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLElement>(null);
  const groups = getSearchGroups(text, result, recent, events);
  const options = groups.flatMap((group) => group.options);
  const active = getActiveIndex(options, activeKey);
  const setActive = (index: number) => {
    const option = options[index];
    setActiveKey(option && getSearchOptionKey(option));
  };
  const isNoted =
    result.status === 'error' || (result.status === 'success' && options.length === 0);
  const isVisible = isOpen && (options.length > 0 || isNoted);

  const count = options.length;
  useEffect(() => {
    if (isOpen && result.status === 'success') announce(t('lists.searchFound', { count }));
  }, [isOpen, result.status, count, announce, t]);

  const hrefTo = (option: SearchOption) => {
    if (option.kind === 'product') return getProductUrl?.(option.product.slug);
    if (option.kind === 'event') return routes.event?.(option.event.slug);
    if (option.kind === 'collection') return getCollectionUrl?.(option.collection.slug);
    return getSearchUrl?.(option.text);
  };
  const leave = () => {
    setOpen(false);
    setActive(-1);
  };
  const follow = (option: SearchOption) => {
    note(option.kind === 'recent' ? option.text : text);
    if (option.kind === 'recent') write(option.text);
    leave();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const option = isVisible ? options[active] : undefined;
    const href = option ? hrefTo(option) : text.trim() && getSearchUrl?.(text.trim());
    if (option) {
      follow(option);
    } else if (text.trim()) {
      note(text);
      leave();
    }
    if (href) (navigate ?? appNavigate)(href);
  };
  const change = (next: string) => {
    write(next);
    setOpen(true);
    setActive(-1);
  };
  const isTitle = appearance !== 'field';
  const clear = () => {
    change('');
    input.current?.focus();
  };
  const { listId, inputProps } = useListboxNavigation({
    options,
    active,
    isOpen: isVisible,
    moves: stepMoves,
    onOpen: () => setOpen(true),
    onHighlight: setActive,
    onKey: ({ key }) => {
      if (key !== 'Escape' || (!isVisible && !text)) return false;
      if (isVisible) leave();
      else change('');
      return true;
    },
  });

  return (
    <search
      {...rest}
      ref={root}
      className={classes(css.root, className)}
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) leave();
      }}
    >
      <form action={formAction} className={css.form} onSubmit={submit}>
        <TextField
          ref={input}
          type="search"
          name="q"
          {...inputProps}
          autoFocus={autoFocus}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={t('lists.searchFor')}
          placeholder={t('lists.searchFor')}
          prefix={<Icon as={Glass} />}
          suffix={
            text &&
            (isTitle ? (
              <Button emphasis="text" aria-label={t('lists.searchClear')} onClick={clear}>
                {t('lists.searchClearShort')}
              </Button>
            ) : (
              <IconButton
                icon={X}
                label={t('lists.searchClear')}
                className={css.clear}
                onClick={clear}
              />
            ))
          }
          className={classes(css.field, isTitle && css.titles[appearance])}
          value={text}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
        />
        {submitButton && (
          <Button type="submit" emphasis="primary" className={css.submit}>
            {t('lists.search')}
          </Button>
        )}
      </form>
      {isVisible && (
        <SearchPanel
          id={listId}
          search={search}
          groups={groups}
          active={active}
          isInline={appearance === 'panel'}
          isPending={result.status === 'pending'}
          renderEvent={renderEvent}
          hrefTo={hrefTo}
          onSelect={follow}
          onPoint={setActive}
        />
      )}
    </search>
  );
}
