import MiniSearch, { type SearchResult } from 'minisearch';
// Storybook compiles its manager with the older JSX transform, which needs this name.
import * as React from 'react';
import { Button, Modal } from 'storybook/internal/components';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { TextSection } from '../../scripts/documentation/text-sections.ts';
import { getExcerpt } from './excerpt.ts';

/** More results than a reader looks through. */
const greatestCount = 30;

/** A guide explains what the tables of the reference and of the requirements only list. */
const weights: Readonly<Record<string, number>> = { Guides: 2, Reference: 0.7, Requirements: 0.4 };

type Found = SearchResult & TextSection;

/** Loads the texts of all pages and indexes them, at the first search. */
async function loadIndex(): Promise<MiniSearch<TextSection>> {
  const response = await fetch('./search.json');
  if (!response.ok) throw new Error(`search.json: status ${response.status}`);
  const index = new MiniSearch<TextSection>({
    idField: 'key',
    fields: ['heading', 'title', 'text'],
    storeFields: ['page', 'title', 'heading', 'anchor', 'text'],
    searchOptions: {
      boost: { heading: 4, title: 3 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.15 : false),
      boostDocument: (_key, _term, fields) =>
        weights[String(fields?.title).split('/')[0] ?? ''] ?? 1,
    },
  });
  const sections: TextSection[] = await response.json();
  await index.addAllAsync(sections.map((section, key) => ({ ...section, key })));
  return index;
}

let loading: Promise<MiniSearch<TextSection>> | undefined;

const loadIndexOnce = () =>
  (loading ??= loadIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** The index once it is loaded, and whether that failed. */
function useIndex() {
  const [index, setIndex] = React.useState<MiniSearch<TextSection>>();
  const [failed, setFailed] = React.useState(false);
  const load = () => {
    setFailed(false);
    loadIndexOnce().then(setIndex, () => setFailed(true));
  };
  React.useEffect(load, []);
  return { index, failed, retry: load };
}

/** Has the same height for any number of results, so that the field stays in its place. */
const Form = styled.div({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'min(70vh, 560px)',
});

const Field = styled.input(({ theme }) => ({
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: '12px 16px',
  border: 0,
  borderBottom: `1px solid ${theme.appBorderColor}`,
  background: 'transparent',
  color: theme.color.defaultText,
  fontSize: 16,
  outlineOffset: -2,
}));

const Status = styled.div(({ theme }) => ({
  padding: '8px 16px',
  color: theme.textMutedColor,
  fontSize: 12,
}));

const List = styled.ul({
  margin: 0,
  padding: '0 8px 8px',
  flex: 1,
  overflowY: 'auto',
  listStyle: 'none',
});

const Result = styled.li(({ theme }) => ({
  padding: '8px',
  borderRadius: theme.appBorderRadius,
  cursor: 'pointer',
  fontSize: 13,
  lineHeight: 1.5,
  '&[aria-selected="true"]': {
    background: theme.background.hoverable,
    outline: `2px solid ${theme.color.secondary}`,
    outlineOffset: -2,
  },
}));

const Place = styled.div({ fontWeight: 700 });

const Excerpt = styled.div(({ theme }) => ({
  overflow: 'hidden',
  color: theme.textMutedColor,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '& mark': { background: 'none', color: theme.color.defaultText, fontWeight: 700 },
}));

/** Where a section is: `Guides › Theming › Dark theme`. */
const getPlace = ({ title, heading, anchor }: TextSection) =>
  [...title.split('/'), ...(anchor ? [heading] : [])].join(' › ');

/** A field and its results. Enter opens the selected one, and the arrow keys select another one. */
function SearchForm({ onOpen }: { onOpen: (section: TextSection) => void }) {
  const { index, failed, retry } = useIndex();
  const [query, setQuery] = React.useState('');
  const [selected, setSelected] = React.useState(0);
  const list = React.useRef<HTMLUListElement>(null);
  const id = React.useId();
  const getOptionId = (position: number) => `${id}-${position}`;
  const results = React.useMemo(
    () => (index?.search(query).slice(0, greatestCount) ?? []) as Found[],
    [index, query],
  );

  React.useEffect(() => {
    list.current?.children[selected]?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const result = results[selected];
    if (step !== undefined && results.length > 0)
      setSelected((selected + step + results.length) % results.length);
    else if (event.key === 'Enter' && result) onOpen(result);
    else return;
    event.preventDefault();
  };

  const count = results.length === greatestCount ? `The first ${greatestCount}` : results.length;
  const status = !query.trim()
    ? 'Type words of a guide, a prop, a message or an error code.'
    : !index
      ? 'Loading the texts…'
      : results.length === 0
        ? `No page has “${query.trim()}”.`
        : `${count} ${results.length === 1 ? 'result' : 'results'}`;

  return (
    <Form>
      <Field
        autoFocus
        type="search"
        role="combobox"
        aria-label="Search the text of all pages"
        aria-expanded={results.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={results.length > 0 ? getOptionId(selected) : undefined}
        placeholder="Search the text of all pages"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setSelected(0);
        }}
        onKeyDown={onKeyDown}
      />
      {failed ? (
        <Status role="alert">
          The texts couldn’t be loaded.{' '}
          <Button size="small" ariaLabel={false} onClick={retry}>
            Try again
          </Button>
        </Status>
      ) : (
        <Status role="status">{status}</Status>
      )}
      <List ref={list} id={id} role="listbox" aria-label="Results">
        {results.map((result, position) => (
          <Result
            key={result.id}
            id={getOptionId(position)}
            role="option"
            aria-selected={position === selected}
            onPointerMove={() => setSelected(position)}
            onClick={() => onOpen(result)}
          >
            <Place>{getPlace(result)}</Place>
            <Excerpt>
              {getExcerpt(result.text, result.terms).map(({ text, isMatch }, part) =>
                isMatch ? <mark key={part}>{text}</mark> : text,
              )}
            </Excerpt>
          </Result>
        ))}
      </List>
    </Form>
  );
}

/** The button in the toolbar and its dialog, which the shortcut opens too. */
export function TextSearch() {
  const api = useStorybookApi();
  const [isOpen, setOpen] = React.useState(false);

  React.useEffect(() => {
    api.setAddonShortcut('vitrine', {
      label: 'Search the text of all pages',
      defaultShortcut: ['alt', 'K'],
      actionName: 'search-text',
      action: () => setOpen(true),
    });
  }, [api]);

  const open = ({ page, anchor }: TextSection) => {
    setOpen(false);
    addons.getChannel().emit(NAVIGATE_URL, `?path=/docs/${page}${anchor && `#${anchor}`}`);
  };

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        padding="small"
        ariaLabel="Search the text of all pages"
        shortcut={['alt', 'K']}
        onClick={() => setOpen(true)}
      >
        Search text
      </Button>
      <Modal
        ariaLabel="Search the text of all pages"
        open={isOpen}
        onOpenChange={setOpen}
        width={640}
      >
        <SearchForm onOpen={open} />
      </Modal>
    </>
  );
}
