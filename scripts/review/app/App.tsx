import { Badge, Button, Heading, Text } from '@vitrine/ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import {
  type Decision,
  type Entry,
  type EntryKind,
  getKind,
  groupBy,
  kindLabels,
  type Report,
} from '../report.ts';
import * as css from './App.css.ts';
import { Comparison, type Mode, modes, zooms } from './Comparison.tsx';
import { Details } from './Details.tsx';

type Filter = 'all' | 'undecided' | EntryKind;

const isInFilter = (entry: Entry, filter: Filter) =>
  filter === 'all' ||
  (filter === 'undecided' ? entry.decision === undefined : getKind(entry) === filter);

/** Accepting needs the server of the command; a report opened as a file or from CI only shows. */
const canDecide = location.protocol === 'http:' && location.hostname === '127.0.0.1';

async function sendDecision(id: string, decision: Decision | undefined) {
  const response = await fetch('decide', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, decision }),
  });
  if (!response.ok) throw new Error((await response.text()) || `HTTP ${response.status}`);
}

/** The list of what differs, and one of its entries. */
export function App({ report }: { report: Report }) {
  const [entries, setEntries] = useState(report.entries);
  const [filter, setFilter] = useState<Filter>('all');
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(() => location.hash.slice(1) || report.entries[0]?.id);
  const [mode, setMode] = useState<Mode>('side-by-side');
  const [zoom, setZoom] = useState<number>(0);
  const [status, setStatus] = useState('');
  const search = useDeferredValue(query.trim().toLowerCase());
  const list = useRef<HTMLElement>(null);

  const shown = entries.filter(
    (entry) =>
      isInFilter(entry, filter) &&
      `${entry.component} ${entry.story}`.toLowerCase().includes(search),
  );
  const position = shown.findIndex(({ id }) => id === selected);
  const entry = shown[position] ?? shown[0];

  const move = (step: number) => {
    const next = shown[Math.min(Math.max(position + step, 0), shown.length - 1)];
    if (next) setSelected(next.id);
  };

  const decide = async (decision: Decision) => {
    if (!entry || !canDecide) return;
    const { id, story } = entry;
    const next = entry.decision === decision ? undefined : decision;
    try {
      await sendDecision(id, next);
    } catch (error) {
      setStatus(`Not saved: ${error instanceof Error ? error.message : error}. Try again.`);
      return;
    }
    setEntries((all) => all.map((one) => (one.id === id ? { ...one, decision: next } : one)));
    setStatus(`${story}: ${next ?? 'not decided'}`);
    if (next) {
      const following = shown.slice(position + 1).find((one) => one.decision === undefined);
      if (following) setSelected(following.id);
    }
  };

  const press = (key: string) => {
    if (key === 'j' || key === 'ArrowDown') move(1);
    else if (key === 'k' || key === 'ArrowUp') move(-1);
    else if (key === 'a') decide('accepted');
    else if (key === 'r') decide('rejected');
    else if (key === '+' || key === '-') {
      const at = zooms.indexOf(zoom) + (key === '+' ? 1 : -1);
      setZoom(zooms[at] ?? zoom);
    } else if (modes[Number(key) - 1]) setMode(modes[Number(key) - 1]?.id ?? mode);
    else return false;
    return true;
  };

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (press(event.key)) event.preventDefault();
    };
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  });

  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    if (selected) history.replaceState(null, '', `#${selected}`);
  }, [selected]);

  if (report.entries.length === 0) {
    return (
      <main className={css.empty}>
        <Heading level={1}>Nothing differs</Heading>
        <Text>
          {report.played} stories look and read as they did at {report.base}.
        </Text>
      </main>
    );
  }

  const filters: Filter[] = ['all', 'undecided', ...(Object.keys(kindLabels) as EntryKind[])];
  const groups = [...groupBy(shown, ({ component }) => component)];
  return (
    <div className={css.root}>
      <nav className={css.sidebar} aria-label="Changes" ref={list}>
        <header className={css.sidebarHeader}>
          <Heading level={1} className={css.title}>
            Visual review
          </Heading>
          <Text className={css.muted}>
            {report.played} stories ran, compared with {report.base}
          </Text>
          <input
            className={css.search}
            type="search"
            aria-label="Search components and stories"
            placeholder="Search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <div className={css.filters}>
            {filters
              .map((id) => ({ id, count: entries.filter((one) => isInFilter(one, id)).length }))
              .filter(({ id, count }) => count > 0 || id === filter)
              .map(({ id, count }) => (
                <button
                  key={id}
                  type="button"
                  className={css.filter}
                  aria-pressed={id === filter}
                  onClick={() => setFilter(id)}
                >
                  {id === 'all' ? 'All' : id === 'undecided' ? 'Not decided' : kindLabels[id]}{' '}
                  <span className={css.count}>{count}</span>
                </button>
              ))}
          </div>
        </header>
        {groups.map(([component, group]) => (
          <section key={component} className={css.group} aria-label={component}>
            <Heading level={2} className={css.groupTitle}>
              {component.replace('/', ' / ')}
            </Heading>
            <ul className={css.items}>
              {group.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    className={css.item}
                    aria-current={one.id === entry?.id || undefined}
                    onClick={() => setSelected(one.id)}
                  >
                    <span className={css.itemName}>{one.story}</span>
                    <Badge>{one.decision ?? kindLabels[getKind(one)]}</Badge>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 && <Text className={css.nothing}>No change fits.</Text>}
      </nav>
      {entry && (
        <main className={css.main}>
          <header className={css.header}>
            <div>
              <Heading level={2} className={css.title}>
                {entry.story}
              </Heading>
              <Text className={css.muted}>
                {entry.component.replace('/', ' / ')} · {Math.max(position, 0) + 1} of{' '}
                {shown.length}
              </Text>
            </div>
            <div className={css.actions}>
              <Button emphasis="quiet" onClick={() => move(-1)} aria-keyshortcuts="k">
                Previous
              </Button>
              <Button emphasis="quiet" onClick={() => move(1)} aria-keyshortcuts="j">
                Next
              </Button>
              {canDecide && (
                <>
                  <Button
                    onClick={() => decide('rejected')}
                    aria-pressed={entry.decision === 'rejected'}
                    aria-keyshortcuts="r"
                  >
                    {entry.decision === 'rejected' ? 'Rejected' : 'Reject'}
                  </Button>
                  <Button
                    emphasis="primary"
                    onClick={() => decide('accepted')}
                    aria-pressed={entry.decision === 'accepted'}
                    aria-keyshortcuts="a"
                  >
                    {entry.decision === 'accepted' ? 'Accepted' : 'Accept'}
                  </Button>
                </>
              )}
            </div>
          </header>
          {entry.picture && (
            <Comparison
              key={entry.id}
              picture={entry.picture}
              mode={mode}
              zoom={zoom}
              onMode={setMode}
              onZoom={setZoom}
            />
          )}
          <Details entry={entry} />
          <p className={css.keys}>
            <kbd>J</kbd> next · <kbd>K</kbd> previous · <kbd>A</kbd> accept · <kbd>R</kbd> reject ·{' '}
            <kbd>1</kbd> to <kbd>4</kbd> view · <kbd>+</kbd> <kbd>−</kbd> zoom
          </p>
        </main>
      )}
      <p className={css.status} role="status">
        {status}
      </p>
    </div>
  );
}
