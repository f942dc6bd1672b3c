'use client';

import {
  countReservedTickets,
  countTickets,
  eventAtom,
  eventTimes,
  getTicketKindCounts,
  getTicketQuantity,
  isAlreadyReserved,
  leaveTicketsAtom,
  mayBeOrdered,
  type ReservationFlow,
  reservationFlowAtom,
  reserveTicketsAtom,
  TICKET_EVENT_FIELDS,
  type TicketSelection,
  ticketKindsAtom,
  toTicketQuantities,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { Order } from '@vitrine/client/orders';
import {
  AppLink,
  Button,
  Callout,
  type HeadingLevel,
  isFocusLost,
  LoadError,
  ReservationEndedDialog,
  ReservationTimer,
  Spinner,
  useAnnounce,
  useNow,
  useRoute,
  useUi,
} from '@vitrine/ui';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useEventDate } from '../../events/use-event-date.ts';
import { useCommands } from '../../frame/command-context.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { IgnoredLimitsNotice, LimitSwitches, noIgnoredLimits } from './LimitSwitches.tsx';
import * as css from './PointOfSale.css.ts';
import { emptyDraft, SalePanel, type SoldOrder } from './SalePanel.tsx';
import { SaleTickets } from './SaleTickets.tsx';
import {
  chooseSaleTickets,
  countBeyondStock,
  getMostTickets,
  hasInvalidPrice,
  type SaleLimits,
  type SaleLine,
  toSaleLines,
} from './sale-lines.ts';
import '../../messages/en/point-of-sale.ts';

export interface PointOfSaleProps
  extends Omit<ComponentProps<'section'>, 'children' | 'title' | 'ref'> {
  /** The event whose tickets are sold. */
  eventId: string;
  /** Called with the order once it is made. */
  onOrdered?: (order: Order) => void;
  /** The page above this one, with its link. */
  parent?: { label: string; href?: string | undefined };
  /** Buttons next to the title, such as a menu of the other events. */
  actions?: ReactNode;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
}

/**
 * Sells the tickets of an event at a desk: holds them, asks for the buyer and the answers to the event's
 * form, and creates an order that is paid in person, later, or by card at a terminal. Hidden tickets and
 * those beyond the limits are sold only by a switch, for one sale. For sellers. See docs/reference/tickets.mdx.
 *
 * @example <PointOfSale eventId={eventId} parent={{ label: 'Orders', href: '/admin/orders' }} />
 */
export function PointOfSale(props: PointOfSaleProps) {
  // The key resets ignored limits and quantities for another event.
  return <EventSale key={props.eventId} {...props} />;
}

const noneHeld: ReadonlyMap<string, number> = new Map();

/** Number keys that add a ticket. */
const DIGITS = 9;

function EventSale({
  eventId,
  onOrdered,
  parent,
  actions,
  level = 1,
  className,
  ...rest
}: PointOfSaleProps) {
  const t = useAdminTranslate();
  const { t: translate } = useUi();
  const announce = useAnnounce();
  const now = useNow();
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const formatDate = useEventDate();
  const getOrderUrl = useRoute('adminOrder');
  const { data: event } = useAtomValue(eventAtom(eventId, TICKET_EVENT_FIELDS));
  const [{ status: listStatus, data: list }, refresh] = useAtom(ticketKindsAtom(eventId));
  const flow = useAtomValue(reservationFlowAtom(eventId));
  const reserve = useSetAtom(reserveTicketsAtom);
  const leave = useSetAtom(leaveTicketsAtom);
  const [selection, setSelection] = useState<TicketSelection>([]);
  const [ignored, setIgnored] = useState(noIgnoredLimits);
  const [sold, setSold] = useState<SoldOrder>();
  const [saleCount, setSaleCount] = useState(0);
  const draft = useRef(emptyDraft);

  const kinds = list?.kinds ?? [];
  const lines = toSaleLines(kinds);
  const hold = 'reservation' in flow && heldStatuses.has(flow.status) ? flow : null;
  const active = hold ?? ('former' in flow ? flow.former : null);
  const held = new Map(
    (active?.reservation.reservations ?? []).flatMap(({ ticket, quantity }) =>
      ticket ? [[ticket._id, quantity] as const] : [],
    ),
  );
  const limitPerOrder = event?.registration?.tickets?.ticketLimitPerOrder;
  const limits: SaleLimits = { ignored, held, now, ...(limitPerOrder && { limitPerOrder }) };
  const count = countTickets(selection);
  const isHeld = isAlreadyReserved(flow, selection);
  const panelHold = isHeld || isOrdering(flow) ? hold : null;
  const problem = 'problem' in flow ? flow.problem : null;
  const times = event ? eventTimes(event.dateAndTimeSettings) : null;
  const timeZone = times && 'timeZone' in times ? times.timeZone : undefined;

  // Ignored limits are those of one sale: until its tickets are sold or released.
  const wasHeld = useRef(false);
  const { status } = flow;
  useEffect(() => {
    if (status === 'reserved') wasHeld.current = true;
    if (!wasHeld.current || !endStatuses.has(status)) return;
    wasHeld.current = false;
    setIgnored(noIgnoredLimits);
    // The button that was pressed is gone with the hold.
    if (isFocusLost()) root.current?.focus();
  }, [status]);

  const choose = (line: SaleLine, quantity: number, priceOverride?: string | null) => {
    setSold(undefined);
    const most = getMostTickets(line, selection, limits);
    const next = chooseSaleTickets(selection, line, Math.min(quantity, most), priceOverride);
    setSelection(next);
    // Without tickets, also after the end of a hold, the next sale is that of another buyer.
    if (countTickets(next) === 0 && !active) draft.current = emptyDraft;
  };

  const holdTickets = async () => {
    if (count === 0) return announce(t('admin.pointOfSale.chooseFirst'), 'assertive');
    if (hasInvalidPrice(lines, selection)) {
      // Its message describes the field.
      root.current?.querySelector<HTMLElement>('li input[aria-invalid=true]')?.focus();
      return;
    }
    setSold(undefined);
    const { ignoreLimits, allowHiddenTickets } = ignored;
    // The held tickets may be the ones that are needed for more of the same kind.
    const needsHeld =
      !ignoreLimits && kinds.some((kind) => countBeyondStock(kind, selection, noneHeld) > 0);
    const next = await reserve({
      eventId,
      ticketQuantities: toTicketQuantities(selection),
      ...(ignoreLimits && { ignoreLimits }),
      ...(allowHiddenTickets && { allowHiddenTickets }),
      ...(needsHeld && { releaseFirst: true }),
    });
    if (next.status === 'reserved' && !next.problem) goToBuyer();
  };
  const [buyerRequests, setBuyerRequests] = useState(0);
  const goToBuyer = () => setBuyerRequests((requests) => requests + 1);
  // The form is there once the hold is rendered.
  useEffect(() => {
    if (buyerRequests === 0) return;
    panel.current?.querySelector<HTMLElement>('form input:not([type=hidden])')?.focus();
  }, [buyerRequests]);
  const goOn = () => {
    if (panelHold) goToBuyer();
    else void holdTickets();
  };
  /** Clears what was entered for a buyer whose tickets are released: the next buyer is another one. */
  const endSale = () => {
    setSelection([]);
    draft.current = emptyDraft;
    announce(t('admin.pointOfSale.released'));
  };
  const release = () => {
    void leave({ eventId });
    endSale();
  };

  const isInside = () => root.current?.contains(document.activeElement) === true;
  const addable = lines.filter(
    (line) => getMostTickets(line, selection, limits) > getTicketQuantity(selection, line.line),
  );
  const getLineName = ({ kind, optionName }: SaleLine) =>
    [kind.name, optionName].filter(Boolean).join(', ');
  useCommands([
    ...lines.slice(0, DIGITS).map((line, index) => ({
      id: `sale.add.${line.key}`,
      label: t('admin.pointOfSale.add', { name: getLineName(line) }),
      keys: String(index + 1),
      isHidden: true,
      canRun: () => isInside() && addable.includes(line),
      run: () => {
        const quantity = getTicketQuantity(selection, line.line) + 1;
        choose(line, quantity);
        announce(t('admin.pointOfSale.added', { name: getLineName(line), count: quantity }));
      },
    })),
    {
      id: 'sale.continue',
      label: t('admin.pointOfSale.continue'),
      keys: 'enter',
      isHidden: true,
      canRun: isInside,
      run: goOn,
    },
    {
      id: 'sale.release',
      label: t('admin.pointOfSale.release'),
      keys: 'escape',
      isHidden: true,
      worksInFields: true,
      // Tickets with an order of unknown outcome belong to that order.
      canRun: () =>
        isInside() &&
        (flow.status === 'reserved' || (flow.status === 'failed' && !mayBeOrdered(flow))),
      run: release,
    },
  ]);

  const hidden = kinds.flatMap(({ name, dashboard }) => (dashboard?.hidden && name ? [name] : []));
  const capacities = kinds.map((kind) => getTicketKindCounts(kind).capacity);
  const capacity = capacities.includes(null)
    ? null
    : capacities.reduce<number>((all, one) => all + (one ?? 0), 0);

  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-labelledby={titleId}
      {...rest}
      {...compactDensity(css.root, className)}
    >
      <div className={css.columnsOfPage}>
        <div className={css.main}>
          <PageHead
            level={level}
            title={<span id={titleId}>{event?.title ?? t('admin.pointOfSale.title')}</span>}
            parent={parent ?? { label: t('admin.pointOfSale.title') }}
            {...(parent && { position: t('admin.pointOfSale.title') })}
            status={event && <span className={css.caption}>{formatDate(event)}</span>}
            actions={actions}
          />
          {listStatus === 'error' && (
            <LoadError onRetry={() => void refresh()}>{t('admin.pointOfSale.notLoaded')}</LoadError>
          )}
          {listStatus === 'pending' && <Spinner />}
          {list && (
            <>
              <SaleTickets
                lines={lines}
                selection={selection}
                limits={limits}
                timeZone={timeZone}
                onChoose={choose}
                onContinue={goOn}
              />
              <LimitSwitches
                hidden={hidden}
                capacity={capacity}
                value={ignored}
                onChange={setIgnored}
              />
            </>
          )}
        </div>
        <section ref={panel} aria-label={t('admin.pointOfSale.panel')} className={css.panel}>
          {sold && (
            <Callout
              tone="success"
              action={
                getOrderUrl &&
                sold.orderNumber && (
                  <Button asChild emphasis="text" tone="inherit">
                    <AppLink href={getOrderUrl(eventId, sold.orderNumber)}>
                      {t('admin.pointOfSale.openOrder')}
                    </AppLink>
                  </Button>
                )
              }
            >
              {sold.orderNumber === null
                ? t('admin.pointOfSale.soldUnnumbered')
                : t(
                    sold.order?.status === 'OFFLINE_PENDING'
                      ? 'admin.pointOfSale.ordered'
                      : 'admin.pointOfSale.sold',
                    { number: sold.orderNumber },
                  )}
            </Callout>
          )}
          <ReservationTimer
            className={css.timer}
            eventId={eventId}
            getTitle={(count) => t('admin.pointOfSale.held', { count })}
            onRelease={endSale}
          />
          <IgnoredLimitsNotice ignored={ignored} />
          {problem && !isHeld && (
            <Callout tone="danger">
              {problem.kind === 'session'
                ? translate('common.session')
                : t(`admin.pointOfSale.problem.${problem.kind}`)}
            </Callout>
          )}
          {flow.status === 'unknown' && (
            <Callout tone="danger">{t('admin.pointOfSale.problem.unreachable')}</Callout>
          )}
          {panelHold ? (
            <SalePanel
              key={saleCount}
              draft={draft}
              level={level}
              eventId={eventId}
              event={event ?? undefined}
              reservation={panelHold.reservation}
              count={countReservedTickets(panelHold.reservation)}
              onSold={(result) => {
                setSold(result);
                setSelection([]);
                draft.current = emptyDraft;
                setSaleCount((sales) => sales + 1);
                root.current?.focus();
                if (result.order) onOrdered?.(result.order);
              }}
            />
          ) : (
            <>
              {!sold && (
                <p className={css.caption}>
                  {t(count === 0 ? 'admin.pointOfSale.holdFirst' : 'admin.pointOfSale.hold')}
                </p>
              )}
              <div className={css.submit}>
                <Button
                  emphasis="primary"
                  size="large"
                  width="full"
                  disabled={count === 0}
                  state={flow.status === 'reserving' ? 'loading' : 'idle'}
                  labels={{ loading: t('admin.pointOfSale.reserving') }}
                  onClick={() => void holdTickets()}
                >
                  {hold
                    ? t('admin.pointOfSale.updateHold')
                    : t('admin.pointOfSale.reserve', { count })}
                </Button>
              </div>
            </>
          )}
        </section>
      </div>
      <ReservationEndedDialog
        eventId={eventId}
        title={t('admin.pointOfSale.holdEnded')}
        description={t('admin.pointOfSale.holdEnded.saved')}
        {...compactDensity()}
      />
    </section>
  );
}

/** While the platform holds tickets for this sale. */
const heldStatuses: ReadonlySet<string> = new Set([
  'reserved',
  'renewing',
  'checking-out',
  'failed',
]);

/** After a sale or a release. */
const endStatuses: ReadonlySet<string> = new Set(['idle', 'done', 'canceled']);

/** Whether the held tickets are being ordered or held again, or may have an order. */
const isOrdering = (flow: ReservationFlow): boolean =>
  flow.status === 'checking-out' || flow.status === 'renewing' || mayBeOrdered(flow);
