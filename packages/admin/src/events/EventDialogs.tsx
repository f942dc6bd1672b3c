'use client';

import {
  cancelEventAtom,
  cloneEventAtom,
  deleteEventAtom,
  type EventAction,
  eventTimes,
  orderCountAtom,
  publishDraftEventAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { ApplicationError, ValidationError } from '@vitrine/client';
import type { EventV3 } from '@vitrine/client/events';
import {
  Button,
  Callout,
  Checkbox,
  Dialog,
  Field,
  Icon,
  TextField,
  useLastDefined,
  useNow,
  VisuallyHidden,
} from '@vitrine/ui';
import { Check, CircleAlert, Info } from 'lucide-react';
import { useRef, useState } from 'react';
import { TypedConfirmation } from '../editor/TypedConfirmation.tsx';
import { compactDensity } from '../frame/compact-density.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { suggestSlug } from '../utils/suggest-slug.ts';
import * as css from './EventList.css.ts';
import type { EventNotice } from './event-list-context.ts';
import { addDaysInZone, getDayInZone, getDaysBetween, getPublishChecks } from './event-state.ts';
import '../messages/en/events.ts';
import '../messages/en/frame.ts';

interface EventDialogsProps {
  asked: { action: EventAction; event: EventV3 } | undefined;
  onClose: () => void;
  /** Opens the dialog of another action instead. */
  onAsk: (action: EventAction, event: EventV3) => void;
  /** Reports what was done, and the event: of a clone the new one. */
  onDone: (notice: EventNotice, action: EventAction, event: EventV3) => void;
}

/** The dialog of the action that was chosen for an event. */
export function EventDialogs({ asked, onClose, onAsk, onDone }: EventDialogsProps) {
  const shown = useLastDefined(asked);
  const [isSending, setSending] = useState(false);
  // The dialog reports a failure, so it stays open until the response.
  const close = () => {
    if (!isSending) onClose();
  };
  return (
    <Dialog.Root open={asked !== undefined} onOpenChange={(open) => !open && close()}>
      <Dialog.Content
        role={shown?.action === 'clone' ? 'dialog' : 'alertdialog'}
        {...compactDensity()}
        aria-describedby={undefined}
      >
        {shown && (
          <DialogOf
            key={`${shown.action} ${shown.event._id}`}
            action={shown.action}
            event={shown.event}
            onClose={close}
            onAsk={(action, event) => {
              if (!isSending) onAsk(action, event);
            }}
            onSendingChange={setSending}
            onDone={(text, event) => {
              onClose();
              onDone({ tone: 'success', text }, shown.action, event);
            }}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface ActionDialogProps extends Pick<EventDialogsProps, 'onClose' | 'onAsk'> {
  event: EventV3;
  /** Called before a request and after its response. */
  onSendingChange: (isSending: boolean) => void;
  /** Closes the dialog, and reports what was done. */
  onDone: (text: string, event: EventV3) => void;
}

function DialogOf({ action, ...rest }: ActionDialogProps & { action: EventAction }) {
  if (action === 'publish') return <PublishEvent {...rest} />;
  if (action === 'cancel') return <CancelEvent {...rest} />;
  if (action === 'delete') return <DeleteEvent {...rest} />;
  return <CloneEvent {...rest} />;
}

/** Sends an action once, and says in the dialog if nothing was changed. */
function useSending({ event, onSendingChange, onDone }: ActionDialogProps) {
  const t = useAdminTranslate();
  const [state, setState] = useState<'idle' | 'loading'>('idle');
  const [problem, setProblem] = useState<string>();
  return {
    state,
    problem,
    /** `isDone` tells errors that mean that the action had already been done. */
    send: async (
      run: () => Promise<unknown>,
      done: string,
      isDone: (code: string) => boolean = () => false,
    ) => {
      if (state === 'loading') return;
      setState('loading');
      onSendingChange(true);
      setProblem(undefined);
      try {
        await run();
      } catch (error) {
        const code = error instanceof ApplicationError ? String(error.code) : '';
        if (!isDone(code)) {
          setState('idle');
          setProblem(
            t(
              code === 'INVALID_EVENT_STATUS_TRANSITION'
                ? 'admin.events.actionRejected'
                : 'admin.events.actionFailed',
            ),
          );
          return;
        }
      } finally {
        onSendingChange(false);
      }
      onDone(done, event);
    },
  };
}

function Problem({ children }: { children: string | undefined }) {
  return children ? <Callout tone="danger">{children}</Callout> : null;
}

const checkIcons = { met: Check, unmet: CircleAlert, optional: Info };

function PublishEvent(props: ActionDialogProps) {
  const { event, onClose } = props;
  const t = useAdminTranslate();
  const now = useNow();
  const publish = useSetAtom(publishDraftEventAtom);
  const { state, problem, send } = useSending(props);
  const checks = getPublishChecks(event, now).filter(({ id, isMet }) => id !== 'past' || !isMet);
  const isReady = checks.every(({ isMet, isRequired }) => isMet || !isRequired);
  const { title, _id: eventId } = event;
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{t('admin.events.publish.title', { title })}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Dialog.Description>
          {t(isReady ? 'admin.events.publish.hint' : 'admin.events.publish.missing')}
        </Dialog.Description>
        <ul className={css.checks}>
          {checks.map(({ id, isMet, isRequired }) => {
            const look = isMet ? 'met' : isRequired ? 'unmet' : 'optional';
            return (
              <li key={id} className={css.check}>
                <span className={css.checkMark[look]}>
                  <Icon as={checkIcons[look]} size="small" />
                </span>
                <span>
                  {t(`admin.events.check.${id}`)}
                  {!isMet && (
                    <>
                      {': '}
                      {t(isRequired ? 'admin.events.check.missing' : 'admin.events.check.optional')}
                    </>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
        <Problem>{problem}</Problem>
      </Dialog.Body>
      <Dialog.Footer>
        <Button
          emphasis="primary"
          disabled={!isReady}
          state={state}
          labels={{ loading: t('admin.events.sending') }}
          onClick={() =>
            void send(
              () => publish({ eventId }),
              t('admin.events.published', { title }),
              // In another tab, or by another user.
              (code) => code === 'EVENT_ALREADY_PUBLISHED',
            )
          }
        >
          {t('admin.events.publish')}
        </Button>
        <Button onClick={onClose}>{t('admin.notNow')}</Button>
      </Dialog.Footer>
    </>
  );
}

/** Returns the number of orders of an event, archived ones too; undefined until it is known. */
function useOrderCount(eventId: string) {
  const { total, error } = useAtomValue(orderCountAtom({ eventId: [eventId] }));
  return { count: total, hasFailed: error !== null };
}

function CancelEvent(props: ActionDialogProps) {
  const { event, onClose } = props;
  const t = useAdminTranslate();
  const cancel = useSetAtom(cancelEventAtom);
  const { count, hasFailed } = useOrderCount(event._id);
  const { state, problem, send } = useSending(props);
  const { title, _id: eventId } = event;
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{t('admin.events.cancel.title', { title })}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Callout tone="warning" role="note">
          {count !== undefined && t('admin.events.cancel.orders', { count })}
          {hasFailed && t('admin.events.cancel.ordersUnknown')} {t('admin.events.cancel.hint')}
        </Callout>
        <Dialog.Description>{t('admin.events.cancel.money')}</Dialog.Description>
        <Problem>{problem}</Problem>
        <TypedConfirmation
          expected={title}
          label={t('admin.events.cancel.type')}
          wrong={t('admin.events.cancel.wrong')}
          answer={t('admin.events.cancel.now')}
          keep={<Button onClick={onClose}>{t('admin.events.cancel.keep')}</Button>}
          state={state}
          onConfirm={() =>
            void send(() => cancel({ eventId }), t('admin.events.canceled', { title }))
          }
        />
      </Dialog.Body>
    </>
  );
}

function DeleteEvent(props: ActionDialogProps) {
  const { event, onClose } = props;
  const t = useAdminTranslate();
  const remove = useSetAtom(deleteEventAtom);
  const { count, hasFailed } = useOrderCount(event._id);
  const { state, problem, send } = useSending(props);
  const { title, _id: eventId, status } = event;
  const confirm = () => void send(() => remove({ eventId }), t('admin.events.deleted', { title }));
  const canCancel = status === 'UPCOMING' || status === 'STARTED';
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{t('admin.events.delete.title', { title })}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Dialog.Description>{t('admin.events.delete.hint')}</Dialog.Description>
        {hasFailed && (
          <Callout tone="warning" role="note">
            {t('admin.events.cancel.ordersUnknown')}
          </Callout>
        )}
        <Problem>{problem}</Problem>
        {count ? (
          <>
            <Callout
              tone="warning"
              role="note"
              action={
                canCancel && (
                  <Button
                    emphasis="text"
                    tone="inherit"
                    onClick={() => props.onAsk('cancel', event)}
                  >
                    {t('admin.events.delete.instead')}
                  </Button>
                )
              }
            >
              {t('admin.events.delete.orders', { count })}
            </Callout>
            <TypedConfirmation
              expected={String(count)}
              label={t('admin.events.delete.type')}
              wrong={t('admin.events.delete.wrong')}
              answer={t('admin.events.delete.now')}
              keep={<Button onClick={onClose}>{t('admin.events.cancel.keep')}</Button>}
              state={state}
              numeric
              onConfirm={confirm}
            />
          </>
        ) : (
          <div className={css.actions}>
            <Button
              emphasis="primary"
              // Without the number of orders, nothing is deleted.
              disabled={count === undefined}
              state={state}
              labels={{ loading: t('admin.events.sending') }}
              onClick={confirm}
            >
              {t('admin.events.delete.now')}
            </Button>
            <Button onClick={onClose}>{t('admin.events.cancel.keep')}</Button>
          </div>
        )}
      </Dialog.Body>
    </>
  );
}

/** Days by which the platform moves a clone. See docs/reference/events.mdx. */
const CLONE_DAYS = 14;

function CloneEvent(props: ActionDialogProps) {
  const { event, onClose } = props;
  const t = useAdminTranslate();
  const clone = useSetAtom(cloneEventAtom);
  const times = eventTimes(event.dateAndTimeSettings);
  const usual =
    times.kind === 'dated'
      ? getDayInZone(addDaysInZone(times.start, CLONE_DAYS, times.timeZone), times.timeZone)
      : undefined;
  const [title, setTitle] = useState(event.title);
  const [day, setDay] = useState(usual ?? '');
  const [slug, setSlug] = useState('');
  const [isDraft, setDraft] = useState(true);
  const [state, setState] = useState<'idle' | 'loading'>('idle');
  const [problems, setProblems] = useState<
    Partial<Record<'title' | 'day' | 'slug' | 'all', string>>
  >({});
  const titleInput = useRef<HTMLInputElement>(null);
  const dayInput = useRef<HTMLInputElement>(null);

  const submit = async () => {
    const missing = {
      ...(title.trim() === '' && { title: t('admin.events.clone.nameMissing') }),
      ...(usual && day === '' && { day: t('admin.events.clone.dateMissing') }),
    };
    setProblems(missing);
    if (missing.title) return titleInput.current?.focus();
    if (missing.day) return dayInput.current?.focus();
    setState('loading');
    props.onSendingChange(true);
    const days =
      times.kind === 'dated' && day !== usual
        ? getDaysBetween(getDayInZone(times.start, times.timeZone), day)
        : undefined;
    const move = (moment: Date | undefined) =>
      moment && times.kind === 'dated' && days !== undefined
        ? addDaysInZone(moment, days, times.timeZone)
        : moment;
    const { startDate, endDate, ...settings } = event.dateAndTimeSettings;
    try {
      const made = await clone({
        eventId: event._id,
        draft: isDraft,
        event: {
          // The platform numbers the title of a clone unless it has its own.
          ...(title.trim() !== event.title && { title: title.trim() }),
          ...(slug.trim() && { slug: slug.trim() }),
          ...(days !== undefined && {
            dateAndTimeSettings: {
              ...settings,
              startDate: move(startDate),
              endDate: move(endDate),
            },
          }),
        },
      });
      props.onDone(t('admin.events.cloned', { title: made.title }), made);
    } catch (error) {
      setState('idle');
      const code = error instanceof ApplicationError ? String(error.code) : '';
      const isSlug = error instanceof ValidationError && /slug/.test(error.message);
      if (code === 'SLUG_ALREADY_IN_USE') {
        setProblems({ slug: t('admin.events.clone.slugTaken') });
      } else if (code === 'INVALID_SLUG_FORMAT' || isSlug) {
        setProblems({ slug: t('admin.events.clone.slugInvalid') });
      } else setProblems({ all: t('admin.events.actionFailed') });
    } finally {
      props.onSendingChange(false);
    }
  };

  const isTaken = problems.slug === t('admin.events.clone.slugTaken');
  const suggestion = suggestSlug(slug.trim());
  return (
    <form
      noValidate
      onSubmit={(submission) => {
        submission.preventDefault();
        if (state === 'idle') void submit();
      }}
    >
      <Dialog.Header>
        <Dialog.Title>{t('admin.events.clone.title', { title: event.title })}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Dialog.Description>{t('admin.events.clone.hint')}</Dialog.Description>
        <Problem>{problems.all}</Problem>
        <div className={css.fields}>
          <Field label={t('admin.events.clone.name')} error={problems.title} required>
            <TextField
              ref={titleInput}
              maxLength={120}
              value={title}
              onChange={(change) => setTitle(change.currentTarget.value)}
            />
          </Field>
          {times.kind === 'dated' && (
            <Field
              label={t('admin.events.clone.date')}
              hint={
                day === usual &&
                t('admin.events.clone.dateHint', { zone: times.timeZone.replaceAll('_', ' ') })
              }
              error={problems.day}
              required
            >
              <TextField
                ref={dayInput}
                type="date"
                value={day}
                onChange={(change) => setDay(change.currentTarget.value)}
              />
            </Field>
          )}
          <Field
            label={t('admin.events.clone.slug')}
            hint={t('admin.events.clone.slugHint')}
            error={problems.slug}
            action={
              isTaken && (
                <Button
                  emphasis="text"
                  onClick={() => {
                    setSlug(suggestion);
                    setProblems({});
                  }}
                >
                  {t('admin.events.clone.slugUse', { slug: suggestion })}
                </Button>
              )
            }
            optional
          >
            <TextField
              dir="ltr"
              value={slug}
              onChange={(change) => setSlug(change.currentTarget.value)}
            />
          </Field>
          <Checkbox checked={isDraft} onCheckedChange={(checked) => setDraft(checked === true)}>
            {t('admin.events.clone.draft')}
          </Checkbox>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button
          type="submit"
          emphasis="primary"
          state={state}
          labels={{ loading: t('admin.events.clone.sending') }}
        >
          {t('admin.events.clone.now')}
          <VisuallyHidden> {event.title}</VisuallyHidden>
        </Button>
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
      </Dialog.Footer>
    </form>
  );
}
