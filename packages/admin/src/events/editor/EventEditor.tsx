'use client';

import {
  createdDraftAtom,
  createEventEditor,
  EVENT_EDITOR_FIELDS,
  type EventAction,
  type EventFormField,
  eventAtom,
  getEventActions,
  getEventQuestions,
  getQuestionField,
  isQuestionField,
  toPreviewEvent,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import {
  Button,
  Callout,
  classes,
  DropdownMenu,
  EmptyState,
  ErrorSummary,
  type HeadingLevel,
  Link,
  LoadError,
  lazyPart,
  nextHeadingLevel,
  Spinner,
  useAnnounce,
  useAppNavigate,
  useNow,
  useRoute,
} from '@vitrine/ui';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { DraftNotice } from '../../editor/DraftNotice.tsx';
import { EditorActionBar } from '../../editor/EditorActionBar.tsx';
import { EditorDialogs } from '../../editor/EditorDialogs.tsx';
import * as layout from '../../editor/EditorLayout.css.ts';
import { EditorSkeleton } from '../../editor/EditorSkeleton.tsx';
import { LeaveDialog } from '../../editor/LeaveDialog.tsx';
import type { EditorView } from '../../editor/PreviewPane.tsx';
import { useEditorActions } from '../../editor/use-editor-actions.ts';
import { useCommands } from '../../frame/command-context.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { StatusMark } from '../../frame/StatusMark.tsx';
import { ViewTab, ViewTabs } from '../../frame/ViewTabs.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { MoreMenu } from '../../utils/MoreMenu.tsx';
import { useAfterRender } from '../../utils/use-after-render.ts';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { EventDialogs } from '../EventDialogs.tsx';
import type { EventNotice } from '../event-list-context.ts';
import { getEventStatus, getPublishChecks } from '../event-state.ts';
import { TicketKindsProvider } from '../tickets/TicketKindsProvider.tsx';
import { useTicketKindLabels } from '../tickets/ticket-kind-labels.ts';
import { TicketKindsContext } from '../tickets/ticket-kinds-context.ts';
import * as css from './EventEditor.css.ts';
import {
  BasicsSection,
  DateSection,
  LocationSection,
  RegistrationSection,
  VisibilitySection,
} from './EventSections.tsx';
import {
  EventEditorContext,
  type EventEditorContextValue,
  type EventEditorSection,
} from './event-editor-context.ts';
import { useEventEditorLabels } from './event-editor-labels.ts';
import { getEventErrors } from './event-errors.ts';
import '../../messages/en/editor.ts';
import '../../messages/en/event-editor.ts';
import '../../messages/en/event-form.ts';
import '../../messages/en/events.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/ticket-kinds.ts';

const TicketKindTable = lazyPart(() => import('../tickets/TicketKindTable.tsx'));
const TicketKindPanel = lazyPart(() => import('../tickets/TicketKindPanel.tsx'));
const TicketKindBar = lazyPart(() => import('../tickets/TicketKindBar.tsx'));
const EventPreview = lazyPart(() => import('./EventPreview.tsx'));
const FormBuilder = lazyPart(() => import('../form/FormBuilder.tsx'));

export interface EventEditorProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** The event to edit. Without it, the editor creates a draft. */
  eventId?: string | undefined;
  /** Time zone of a new event, as an IANA name. Default: the one of the owner's device. */
  timeZone?: string;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
  /** Called with a draft when it is created; by default `adminEvent` of the routes is opened. */
  onCreate?: (event: EventV3) => void;
  /** The section that is shown first. Default `details`. */
  defaultSection?: EventEditorSection;
  /** Tickets of the event in the live preview, as the shop's page has them. */
  renderTickets?: (event: EventV3) => ReactNode;
  /** Where the owner changes tickets if the host has no `TicketKindPort`. */
  manageTicketsHref?: string;
}

/**
 * The owner's editor of one event, next to a live preview by the shopper's own components: basics, date,
 * location, registration and visibility, and the ticket kinds and the registration form in sections of
 * their own. Ticket kinds are changed through the host's `TicketKindPort`. It saves
 * only what is changed, merges what another user has changed meanwhile, keeps changes that are not
 * saved as a draft, and asks before a link or a key leads away from them. The preview is as wide as a phone, or
 * 1,024 px in place of the form; below 920 px of its container, it is a tab. `adminEvents` and
 * `adminEvent` of the routes lead to the list and to other events. See docs/reference/events.mdx.
 */
export function EventEditor({
  eventId,
  timeZone,
  level = 1,
  onCreate,
  defaultSection,
  renderTickets,
  manageTicketsHref,
  className,
  ...rest
}: EventEditorProps) {
  const inner = { timeZone, level, onCreate, defaultSection, renderTickets, manageTicketsHref };
  return (
    <article
      {...rest}
      {...compactDensity(layout.root, className)}
      // An event that was opened after another one has a state of its own.
      key={eventId ?? 'new'}
    >
      {eventId === undefined ? (
        <LoadedEditor event={undefined} {...inner} />
      ) : (
        <ExistingEvent eventId={eventId} {...inner} />
      )}
    </article>
  );
}

/** The props of the editor that are not those of its element. */
interface InnerProps {
  level: HeadingLevel;
  timeZone: string | undefined;
  onCreate: EventEditorProps['onCreate'] | undefined;
  defaultSection: EventEditorSection | undefined;
  renderTickets: EventEditorProps['renderTickets'] | undefined;
  manageTicketsHref: string | undefined;
}

function ExistingEvent({ eventId, ...rest }: InnerProps & { eventId: string }) {
  const t = useAdminTranslate();
  const eventsUrl = useRoute('adminEvents');
  const [{ data: event, error }, load] = useAtom(eventAtom(eventId, EVENT_EDITOR_FIELDS));
  // A deleted event stays open while there are changes: the bar reports that it is gone.
  const [opened, setOpened] = useState(event ?? undefined);
  if (event && event !== opened) setOpened(event);
  if (opened) {
    return (
      <TicketKindsProvider event={opened}>
        <LoadedEditor event={opened} {...rest} />
      </TicketKindsProvider>
    );
  }
  if (error)
    return <LoadError onRetry={() => void load()}>{t('admin.eventEditor.failed')}</LoadError>;
  if (event === null) {
    return (
      <EmptyState
        level={rest.level}
        title={t('admin.eventEditor.missing.title')}
        action={eventsUrl && <Link href={eventsUrl}>{t('admin.eventEditor.missing.action')}</Link>}
      >
        {t('admin.eventEditor.missing.description')}
      </EmptyState>
    );
  }
  return <EditorSkeleton />;
}

/** How long the page of a new draft goes on from where it was created, in milliseconds. */
const CREATED_TIME = 10_000;

const menuActions = ['clone', 'cancel', 'delete'] as const satisfies readonly EventAction[];

function LoadedEditor({
  event,
  level,
  timeZone,
  onCreate,
  defaultSection = 'details',
  renderTickets,
  manageTicketsHref,
}: InnerProps & { event: EventV3 | undefined }) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const navigate = useAppNavigate();
  const now = useNow();
  const formats = useMomentFormats();
  const [eventsUrl, getAdminUrl, getPageUrl] = [
    useRoute('adminEvents'),
    useRoute('adminEvent'),
    useRoute('event'),
  ];
  const baseId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [editor] = useState(() =>
    createEventEditor({
      event,
      timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  );
  const state = useAtomValue(editor.stateAtom);
  const labels = useEventEditorLabels(state.values);
  const change = useSetAtom(editor.changeAtom);
  const check = useSetAtom(editor.checkAtom);
  const revert = useSetAtom(editor.revertAtom);
  const receive = useSetAtom(editor.receiveAtom);
  const resolve = useSetAtom(editor.resolveAtom);
  const postpone = useSetAtom(editor.postponeAtom);
  const dismiss = useSetAtom(editor.dismissAtom);
  const [created, setCreated] = useAtom(createdDraftAtom);
  const isJustCreated =
    event !== undefined && event._id === created?.eventId && now - created.at < CREATED_TIME;
  const getCreatedNotice = ({ title }: EventV3): EventNotice => ({
    tone: 'success',
    text: t('admin.eventEditor.created', { title }),
  });
  const [asked, setAsked] = useState<{ action: EventAction; event: EventV3 }>();
  const [notice, setNotice] = useState(isJustCreated ? getCreatedNotice(event) : undefined);
  const [isReviewing, setReviewing] = useState(false);
  const afterRender = useAfterRender();
  const [view, setView] = useState<EditorView>('edit');
  const [shownSection, setSection] = useState(isJustCreated ? created.section : defaultSection);
  const [openQuestionId, openQuestion] = useState<string>();
  const [focusedField, setFocused] = useState<EventFormField>();

  useEffect(() => {
    if (!event) return;
    receive(event);
    setCreated(undefined);
  }, [event, receive, setCreated]);

  const { entity, changes, problems, lastSave } = state;
  const keys = changes.map(({ key }) => key);
  useEffect(() => {
    if (lastSave?.outcome === 'invalid') summary.current?.focus();
  }, [lastSave]);
  // Other kinds of registration ask nothing.
  const { registrationType } = state.values;
  const hasForm = registrationType === 'TICKETING' || registrationType === 'RSVP';
  const tickets = use(TicketKindsContext);
  const hasTickets = registrationType === 'TICKETING';
  const isShown = { details: true, tickets: hasTickets, form: hasForm }[shownSection];
  const section = isShown ? shownSection : 'details';
  const openKind = tickets?.rows.find(({ id }) => id === tickets.openId);
  const ticketState = tickets?.state;
  const hasTicketChanges = (ticketState?.changes.length ?? 0) > 0;
  const ticketLabels = useTicketKindLabels(ticketState?.values ?? {}, tickets?.currency ?? 'XXX');
  const questions = getEventQuestions(state.values).filter(({ deleted }) => !deleted);
  const questionCount = questions.length;
  const invalid = questions.find(({ _id }) => problems.fields[getQuestionField(_id)]);
  const invalidId = lastSave?.outcome === 'invalid' ? invalid?._id : undefined;
  useEffect(() => {
    if (invalidId) openQuestion(invalidId);
  }, [invalidId]);
  const selectSection = (next: EventEditorSection) => {
    if (next !== section) openQuestion(invalidId);
    setView('edit');
    setSection(next);
  };
  const getControlId = (field: EventFormField) => `${baseId}-${field}`;
  const report = (next: EventNotice) => {
    setNotice(next);
    announce(next.text, next.tone === 'failed' ? 'assertive' : 'polite');
  };

  const { save, saveFirst, undo, commands } = useEditorActions(editor, {
    ...{ id: 'event', missing: t('admin.eventEditor.deleted'), report },
    dismiss: () => setNotice(undefined),
    onInvalid: () => setView('edit'),
  });

  // A new draft is opened under its own URL.
  const openCreated = useEffectEvent((made: EventV3) => {
    report(getCreatedNotice(made));
    setCreated({ eventId: made._id, section, at: now });
    const url = getAdminUrl?.(made._id);
    if (onCreate) onCreate(made);
    else if (url) navigate(url);
  });
  const isKnown = useRef(event !== undefined);
  useEffect(() => {
    if (!entity || isKnown.current) return;
    isKnown.current = true;
    openCreated(entity);
  }, [entity]);

  /** Saves the event, then its tickets; returns the event as it is then, and undefined if one failed. */
  const saveAll = async () => {
    const saved = await saveFirst();
    if (!saved || !hasTicketChanges) return saved;
    const outcome = await tickets?.save();
    if (outcome === 'saved' || outcome === 'unchanged') return saved;
    // Their section shows what is wrong.
    selectSection('tickets');
    return undefined;
  };
  const ask = async (action: EventAction) => {
    // Checks and consequences are those of the saved event.
    const saved = await saveAll();
    if (saved) setAsked({ action, event: saved });
  };
  const viewPage = async (url: string) => {
    if (await saveAll()) navigate(url);
  };
  const isDraft = entity?.status === 'DRAFT';
  const actions = getEventActions(entity?.status);
  // In their section, ticket kinds have the same keys.
  const areTicketsSaved =
    section === 'tickets' && (hasTicketChanges || ticketState?.lastSave !== undefined);
  useCommands([
    ...(areTicketsSaved ? [] : commands),
    ...actions.map((action) => ({
      ...{ id: `event.${action}`, label: t(`admin.events.${action}`) },
      run: () => void ask(action),
    })),
  ]);

  const preview = useMemo(
    () =>
      toPreviewEvent(
        state.entity,
        state.values,
        state.changes.map(({ key }) => key),
      ),
    [state.entity, state.values, state.changes],
  );
  const missing = isDraft
    ? getPublishChecks(preview, now).filter(({ isMet, isRequired }) => isRequired && !isMet)
    : [];
  const isReadOnly = entity?.status === 'CANCELED';
  const value: EventEditorContextValue = {
    ...{ state, level: nextHeadingLevel(level), isReadOnly },
    ...{ change, check, setFocused, getControlId, openQuestionId, openQuestion },
    ...labels,
  };
  const errors = getEventErrors({ values: state.values, problems, getControlId }, t);
  const hasSummary = lastSave?.outcome === 'invalid' && errors.length > 0;
  const focusField = (field: EventFormField, controlId = getControlId(field)) => {
    setView('edit');
    setSection(isQuestionField(field) || field === 'questionOrder' ? 'form' : 'details');
    // Parts of a question are in the page while it is open.
    if (isQuestionField(field) && controlId !== getControlId(field)) {
      openQuestion(state.values[field]?._id);
    }
    afterRender(() => {
      const control = document.getElementById(controlId);
      control?.focus();
      control?.scrollIntoView({ block: 'center' });
    });
  };
  // The summary itself finds the controls that are in the page.
  const followError = ({ target }: MouseEvent) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
    const { field, controlId } = errors.find((error) => `#${error.controlId}` === href) ?? {};
    if (field && controlId && !document.getElementById(controlId)) focusField(field, controlId);
  };
  const pageUrl = entity && !isDraft ? getPageUrl?.(entity.slug) : undefined;
  const bar = (
    <EditorActionBar
      state={state}
      issueCount={errors.length}
      notice={changes.length === 0 || notice?.tone === 'failed' ? notice : undefined}
      onDismiss={() => {
        setNotice(undefined);
        dismiss();
      }}
      onReview={() => setReviewing(true)}
      onDiscard={() => revert()}
      onSave={() => void save()}
      onUndo={() => void undo()}
      onShowIssues={() => {
        setView('edit');
        afterRender(() => summary.current?.focus());
      }}
    />
  );
  return (
    <EventEditorContext value={value}>
      <div
        className={layout.columns}
        data-pane={view}
        data-page={section === 'tickets' && openKind && view === 'edit' ? '' : undefined}
      >
        <div className={layout.main}>
          <PageHead
            title={
              state.values.title ||
              (entity ? t('admin.eventEditor.untitled') : t('admin.eventEditor.new'))
            }
            level={level}
            parent={{ label: t('admin.events.title'), href: eventsUrl }}
            status={
              entity && (
                <StatusMark kind={getEventStatus(entity, t).kind}>
                  {getEventStatus(entity, t).text}
                </StatusMark>
              )
            }
            actions={
              isDraft && (
                <Button onClick={() => void ask('publish')}>{t('admin.events.publish')}</Button>
              )
            }
            menu={
              entity && (
                <MoreMenu emphasis="outline" label={t('admin.eventEditor.actions')}>
                  {pageUrl && (
                    <DropdownMenu.Item onSelect={() => void viewPage(pageUrl)}>
                      {t('admin.eventEditor.viewPage')}
                    </DropdownMenu.Item>
                  )}
                  {menuActions
                    .filter((action) => actions.includes(action))
                    .map((action) => (
                      <DropdownMenu.Item
                        key={action}
                        {...(action !== 'clone' && { tone: 'danger' as const })}
                        onSelect={() => void ask(action)}
                      >
                        {t(`admin.events.${action}`)}
                      </DropdownMenu.Item>
                    ))}
                </MoreMenu>
              )
            }
          />
          <div className={css.tabs} data-single={hasForm ? undefined : ''}>
            <ViewTabs label={t('admin.eventForm.tabs')}>
              <ViewTab
                current={view === 'edit' && section === 'details'}
                onSelect={() => selectSection('details')}
              >
                {t('admin.eventForm.tab.details')}
              </ViewTab>
              {hasTickets && (
                <ViewTab
                  current={view === 'edit' && section === 'tickets'}
                  count={tickets?.rows.length || undefined}
                  onSelect={() => selectSection('tickets')}
                >
                  {t('admin.ticketKinds.tab')}
                </ViewTab>
              )}
              {hasForm && (
                <ViewTab
                  current={view === 'edit' && section === 'form'}
                  count={questionCount > 0 ? questionCount : undefined}
                  onSelect={() => selectSection('form')}
                >
                  {t('admin.eventForm.tab.form')}
                </ViewTab>
              )}
              <ViewTab
                className={layout.previewTab}
                current={view !== 'edit'}
                onSelect={() => setView('preview')}
              >
                {t('admin.editor.preview')}
              </ViewTab>
            </ViewTabs>
          </div>
          <div className={classes(layout.form, isReadOnly && layout.readOnly)}>
            <DraftNotice editor={editor} />
            {isReadOnly && (
              <Callout tone="warning" announce={false}>
                {t('admin.eventEditor.canceled')}
              </Callout>
            )}
            {hasSummary && (
              <ErrorSummary
                ref={summary}
                errors={errors}
                level={value.level}
                onClick={followError}
              />
            )}
            {missing.length > 0 && !hasSummary && (
              <Callout tone="warning" announce={false}>
                {t('admin.eventEditor.incomplete', { count: missing.length })}
                <ul className={css.missing}>
                  {missing.map(({ id }) => (
                    <li key={id}>{t(`admin.events.check.${id}`)}</li>
                  ))}
                </ul>
              </Callout>
            )}
            {section === 'form' && (
              <Suspense fallback={<Spinner />}>
                <FormBuilder />
              </Suspense>
            )}
            {section === 'tickets' && (
              <Suspense fallback={<Spinner />}>
                {tickets ? (
                  <TicketKindTable level={value.level} manageHref={manageTicketsHref} />
                ) : (
                  <p className={layout.hint}>{t('admin.ticketKinds.afterDraft')}</p>
                )}
              </Suspense>
            )}
            {section === 'details' && (
              <>
                <BasicsSection />
                <DateSection />
                <LocationSection />
                <RegistrationSection />
                <VisibilitySection />
              </>
            )}
          </div>
          {section === 'tickets' && tickets?.editor ? (
            <Suspense>
              <TicketKindBar editor={tickets.editor} otherBar={bar} />
            </Suspense>
          ) : (
            bar
          )}
        </div>
        <Suspense fallback={<div className={layout.preview} />}>
          {section === 'tickets' && openKind && view === 'edit' ? (
            <TicketKindPanel key={openKind.id} row={openKind} level={value.level} />
          ) : (
            <EventPreview
              key={section}
              className={layout.preview}
              section={section}
              focusedField={focusedField}
              onSelectField={focusField}
              isWide={view === 'wide'}
              onWideChange={(isWide) => setView(isWide ? 'wide' : 'edit')}
              renderTickets={renderTickets}
            />
          )}
        </Suspense>
      </div>
      <EditorDialogs
        labels={labels}
        state={state}
        isReviewing={isReviewing}
        onCloseReview={() => setReviewing(false)}
        time={entity?.updatedDate ? formats.short(entity.updatedDate) : ''}
        {...{ revert, resolve, postpone, save }}
      />
      <LeaveDialog
        fields={[
          ...keys.map(labels.getLabel),
          ...(ticketState?.changes ?? []).map(({ key }) => ticketLabels.getLabel(key)),
        ]}
        onSave={async () => (await saveAll()) !== undefined}
        onDiscard={() => {
          revert();
          tickets?.discard();
        }}
      />
      <EventDialogs
        asked={asked}
        onClose={() => setAsked(undefined)}
        onAsk={(action, target) => setAsked({ action, event: target })}
        onDone={(next, action, target) => {
          report(next);
          if (action === 'delete' && eventsUrl) navigate(eventsUrl);
          const cloneUrl = action === 'clone' ? getAdminUrl?.(target._id) : undefined;
          if (cloneUrl) navigate(cloneUrl);
        }}
      />
    </EventEditorContext>
  );
}
