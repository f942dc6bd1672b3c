import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import {
  type Decision,
  type DecisionRequest,
  type Entry,
  type EntryKind,
  getKind,
  getTitle,
  groupBy,
  kindLabels,
  type Report,
} from '../report.ts';
import * as css from './App.css.ts';
import { CHANGE, Comparison, FIT, factors, type Mode, modes } from './Comparison.tsx';
import { Details, findCause } from './Details.tsx';
import { Note } from './Note.tsx';

type Filter = 'all' | 'undecided' | Decision | EntryKind;

const filterLabels: Record<Filter, string> = {
  all: 'All',
  undecided: 'Not decided',
  accepted: 'Accepted',
  rejected: 'Rejected',
  ...kindLabels,
};

const isInFilter = (entry: Entry, filter: Filter) =>
  filter === 'all' ||
  (filter === 'undecided'
    ? entry.decision === undefined
    : entry.decision === filter || getKind(entry) === filter);

/** Accepting needs the server of the command; a report opened as a file or from CI only shows. */
const canDecide = location.protocol === 'http:' && location.hostname === '127.0.0.1';

async function sendDecision(request: DecisionRequest) {
  const response = await fetch('decide', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  if (!response.ok) throw new Error((await response.text()) || `HTTP ${response.status}`);
}

/** Each kind and each decision has a shape and a sign of its own, so that color is not needed. */
const signs: Record<EntryKind | Decision, ReactNode> = {
  failed: '!',
  changed: '≠',
  new: '+',
  removed: '−',
  roles: '≡',
  accepted: <Sign path="M1.5 5.5 4.5 8.5 9.5 2.5" />,
  rejected: <Sign path="M2 2 9 9M9 2 2 9" />,
};

/** A sign that not every font has. */
function Sign({ path }: { path: string }) {
  return (
    <svg
      width="11"
      height="11"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

function Badge({ entry: { decision }, kind }: { entry: Entry; kind: EntryKind }) {
  const value = decision ?? kind;
  return (
    <span className={css.badge} data-value={value}>
      <span aria-hidden="true">{signs[value]}</span> {filterLabels[value]}
    </span>
  );
}

const getName = (component: string) => component.split('/').at(-1);
const getArea = (component: string) => {
  const [area = ''] = component.split('/');
  return `${area.charAt(0).toUpperCase()}${area.slice(1)}`;
};

/** The list of what differs, and one of its entries. */
export function App({ report }: { report: Report }) {
  const [entries, setEntries] = useState(report.entries);
  const [filter, setFilter] = useState<Filter>('all');
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(() => location.hash.slice(1) || report.entries[0]?.id);
  // The entry that was decided last stays in the list, even if the filter leaves it out now.
  const [decided, setDecided] = useState<string>();
  const [mode, setMode] = useState<Mode>('side-by-side');
  const [zoom, setZoom] = useState<number>(FIT);
  /** How large the screenshots are shown, of which `+` and `-` find the next zoom. */
  const scale = useRef(1);
  const [status, setStatus] = useState<{ text: string; undo?: readonly string[] }>({ text: '' });
  const search = useDeferredValue(query.trim().toLowerCase());
  const list = useRef<HTMLElement>(null);

  const shown = entries.filter(
    (entry) =>
      (isInFilter(entry, filter) || entry.id === decided) &&
      `${entry.component} ${getTitle(entry)}`.toLowerCase().includes(search),
  );
  const position = shown.findIndex(({ id }) => id === selected);
  const entry = shown[position] ?? shown[0];

  const select = (id: string) => {
    setSelected(id);
    setDecided(undefined);
    setStatus({ text: '' });
  };

  const move = (step: number) => {
    const next = shown[Math.min(Math.max(position + step, 0), shown.length - 1)];
    if (next) select(next.id);
  };

  /** The next entry without a decision, from the selected one on and then from the start. */
  const findUndecided = () =>
    [...shown.slice(position + 1), ...shown.slice(0, Math.max(position, 0))].find(
      (one) => one.decision === undefined,
    );

  const moveToUndecided = () => {
    const next = findUndecided();
    if (next) select(next.id);
    else setStatus({ text: 'Every change in this list is decided.' });
  };

  /** Shows a decision at once, and takes it back if it can't be saved. */
  const save = async (request: DecisionRequest, text: string, undo?: readonly string[]) => {
    const { ids, decision, note } = request;
    const former = new Map(entries.map((one) => [one.id, one]));
    const replace = (getNext: (one: Entry) => Entry) =>
      setEntries((all) => all.map((one) => (ids.includes(one.id) ? getNext(one) : one)));
    replace((one) => ({ ...one, decision, note }));
    setStatus({ text, undo });
    try {
      await sendDecision(request);
    } catch (error) {
      replace((one) => former.get(one.id) ?? one);
      setStatus({
        text: `Not saved: ${error instanceof Error ? error.message : error}. Try again.`,
      });
    }
  };

  const decide = (decision: Decision) => {
    if (!entry || !canDecide) return;
    const { id } = entry;
    const next = entry.decision === decision ? undefined : decision;
    setSelected(id);
    setDecided(id);
    save(
      { ids: [id], decision: next },
      next ? `${filterLabels[next]}. Press again to take it back.` : 'Taken back.',
    );
  };

  const acceptAll = (ids: readonly string[], of = '') => {
    setDecided(undefined);
    save(
      { ids, decision: 'accepted' },
      `${ids.length} ${ids.length === 1 ? 'change' : 'changes'}${of} accepted.`,
      ids,
    );
  };

  const press = (key: string) => {
    if (key === 'j' || key === 'ArrowDown') move(1);
    else if (key === 'k' || key === 'ArrowUp') move(-1);
    else if (key === 'u') moveToUndecided();
    else if (key === 'a') decide('accepted');
    else if (key === 'r') decide('rejected');
    else if (key === 'n') document.getElementById('note')?.focus();
    else if (key === '+') setZoom(factors.find((one) => one > scale.current) ?? zoom);
    else if (key === '-') setZoom(factors.findLast((one) => one < scale.current) ?? FIT);
    else if (key === 'c') setZoom(zoom === CHANGE ? FIT : CHANGE);
    else if (modes[Number(key) - 1]) setMode(modes[Number(key) - 1]?.id ?? mode);
    else return false;
    return true;
  };

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement &&
          (target.type === 'search' || /^Arrow/.test(event.key)));
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
        <h1 className={css.title}>Nothing differs</h1>
        <p>
          {report.played} stories look and read as they did at {report.base}.
        </p>
      </main>
    );
  }

  const count = (id: Filter) => entries.filter((one) => isInFilter(one, id)).length;
  const isDone = canDecide && count('undecided') === 0;
  const decisionFilters = (['all', 'undecided', 'accepted', 'rejected'] as const).filter(
    (id) => canDecide || count(id),
  );
  const kindFilters = (Object.keys(kindLabels) as EntryKind[]).filter(count);
  const renderFilters = (filters: readonly Filter[]) =>
    filters.map((id) => (
      <button
        key={id}
        type="button"
        className={css.choice}
        aria-pressed={id === filter}
        onClick={() => {
          setFilter(id);
          setDecided(undefined);
        }}
      >
        {filterLabels[id]} <span className={css.count}>{count(id)}</span>
      </button>
    ));
  const groups = [...groupBy(shown, ({ component }) => component)];
  // A story that fails is looked at alone.
  const isOpen = (one: Entry) => one.decision === undefined && !one.error;
  const openIds = shown.filter(isOpen).map(({ id }) => id);
  const cause = entry && findCause(entry, report);
  return (
    <div className={css.root}>
      <nav className={css.sidebar} aria-label="Changes" ref={list}>
        <header className={css.sidebarHeader}>
          <h1 className={css.title}>Visual review</h1>
          <p className={css.muted}>
            {report.played} stories ran, compared with {report.base}
          </p>
          <input
            className={css.search}
            type="search"
            aria-label="Search components and stories"
            placeholder="Search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <div className={css.choices}>{renderFilters(decisionFilters)}</div>
          {kindFilters.length > 1 && (
            <div className={css.choices}>{renderFilters(kindFilters)}</div>
          )}
          {canDecide && groups.length > 1 && openIds.length > 0 && (
            <div className={css.choices}>
              <button type="button" className={css.choice} onClick={() => acceptAll(openIds)}>
                Accept all in this list <span className={css.count}>{openIds.length}</span>
              </button>
            </div>
          )}
          {isDone && (
            <p>
              Everything is decided: {count('accepted')} accepted, {count('rejected')} rejected.
              Press Ctrl+C in the terminal to end the review.
            </p>
          )}
        </header>
        {groups.map(([component, group]) => {
          const open = group.filter(isOpen);
          return (
            <section key={component} className={css.group} aria-label={getName(component)}>
              <header className={css.groupHeader}>
                <h2 className={css.groupTitle}>
                  {getName(component)} <span className={css.area}>{getArea(component)}</span>
                </h2>
                {canDecide && open.length > 0 && (
                  <button
                    type="button"
                    className={css.choice}
                    aria-label={`Accept all in this group: ${open.length} not decided of ${getName(component)}`}
                    title="Accept all in this group that are not decided"
                    onClick={() =>
                      acceptAll(
                        open.map(({ id }) => id),
                        ` of ${getName(component)}`,
                      )
                    }
                  >
                    Accept all <span className={css.count}>{open.length}</span>
                  </button>
                )}
              </header>
              <ul className={css.items}>
                {group.map((one) => (
                  <li key={one.id}>
                    <button
                      type="button"
                      className={css.item}
                      aria-current={one.id === entry?.id || undefined}
                      onClick={() => select(one.id)}
                    >
                      <span className={css.itemName}>
                        {one.story}
                        {one.mode && <span className={css.mode}>{one.mode}</span>}
                      </span>
                      <Badge entry={one} kind={getKind(one)} />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {shown.length === 0 && <p className={css.nothing}>No change is in this list.</p>}
      </nav>
      {entry && (
        <main className={css.main}>
          <header className={css.header}>
            <div>
              <h2 className={css.title}>{getTitle(entry)}</h2>
              <p className={css.muted}>
                {getArea(entry.component)}, {Math.max(position, 0) + 1} of {shown.length}{' '}
                <Badge entry={entry} kind={getKind(entry)} />
              </p>
            </div>
            <div className={css.actions}>
              <Action label="Previous" shortcut="K" onClick={() => move(-1)} />
              <Action label="Next" shortcut="J" onClick={() => move(1)} />
              {canDecide && (
                <>
                  <Action label="Next undecided" shortcut="U" onClick={moveToUndecided} />
                  <Action
                    label={entry.decision === 'rejected' ? 'Rejected' : 'Reject'}
                    shortcut="R"
                    emphasis="reject"
                    isPressed={entry.decision === 'rejected'}
                    onClick={() => decide('rejected')}
                  />
                  <Action
                    label={entry.decision === 'accepted' ? 'Accepted' : 'Accept'}
                    shortcut="A"
                    emphasis="accept"
                    isPressed={entry.decision === 'accepted'}
                    onClick={() => decide('accepted')}
                  />
                </>
              )}
            </div>
          </header>
          <div className={css.statusBar}>
            <p className={css.cause}>
              {cause && (
                <>
                  Likely cause: <strong>{cause}</strong>
                </>
              )}
            </p>
            <p className={css.muted} role="status">
              {isDone && status.text ? `${status.text} Everything is decided.` : status.text}
            </p>
            {status.undo && (
              <button
                type="button"
                className={css.choice}
                onClick={() => save({ ids: status.undo ?? [] }, 'Taken back.')}
              >
                Take back
              </button>
            )}
          </div>
          {entry.decision === 'rejected' && (
            <Note
              key={entry.id}
              entry={entry}
              onSave={
                canDecide
                  ? (note) => save({ ids: [entry.id], decision: 'rejected', note }, 'Note saved.')
                  : undefined
              }
            />
          )}
          {entry.picture && (
            <Comparison
              picture={entry.picture}
              mode={mode}
              zoom={zoom}
              scaleRef={scale}
              onMode={setMode}
              onZoom={setZoom}
            />
          )}
          <Details entry={entry} report={report} />
          <p className={css.keys}>
            <kbd className={css.key}>J</kbd> next · <kbd className={css.key}>K</kbd> previous
            {canDecide && (
              <>
                {' '}
                · <kbd className={css.key}>U</kbd> next undecided · <kbd className={css.key}>A</kbd>{' '}
                accept, again to take it back · <kbd className={css.key}>R</kbd> reject, again to
                take it back · <kbd className={css.key}>N</kbd> note
              </>
            )}{' '}
            · <kbd className={css.key}>1</kbd> to <kbd className={css.key}>4</kbd> view ·{' '}
            <kbd className={css.key}>+</kbd> <kbd className={css.key}>−</kbd> zoom ·{' '}
            <kbd className={css.key}>C</kbd> only what differs
          </p>
        </main>
      )}
    </div>
  );
}

interface ActionProps {
  label: string;
  shortcut: string;
  emphasis?: 'accept' | 'reject';
  isPressed?: boolean;
  onClick: () => void;
}

function Action({ label, shortcut, emphasis, isPressed, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={css.action}
      data-emphasis={emphasis}
      aria-pressed={isPressed}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
    >
      {label}
      <span className={css.key} aria-hidden="true">
        {shortcut}
      </span>
    </button>
  );
}
