'use client';

import {
  type CheckoutAnswers,
  checkoutGuests,
  checkoutSections,
  isFreeOrder,
  placeOrderAtom,
  placePosOrderAtom,
  type ReservationFlow,
  reservationInvoiceAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { PlatformError, TokenError, ValidationError } from '@vitrine/client';
import type { EventV3 } from '@vitrine/client/events';
import type { Order } from '@vitrine/client/orders';
import type { Reservation } from '@vitrine/client/tickets';
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  type FieldErrors,
  Form,
  type HeadingLevel,
  InvoiceView,
  RadioGroup,
  SubmitButton,
  TextField,
  useFormatAmount,
  useUi,
} from '@vitrine/ui';
import { Fragment, type RefObject, useState } from 'react';
import { compactDensity } from '../../frame/compact-density.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './PointOfSale.css.ts';
import {
  buyerFields,
  getSaleForms,
  getSaleGuests,
  type SaleBuyer,
  SaleFormDrawer,
  SaleFormNote,
} from './SaleForm.tsx';
import '../../messages/en/point-of-sale.ts';

/** How the buyer pays: in person now, in person later, or by card at a terminal. */
type SalePayment = 'paid' | 'later' | 'terminal';

const payments = ['paid', 'later', 'terminal'] as const satisfies readonly SalePayment[];

/** The order of a sale, with what the platform's responses tell about it. */
export interface SoldOrder {
  order: Order | null;
  orderNumber: string | null;
}

/** The buyer and the payment, as they were entered. */
export interface SaleDraft {
  buyer: SaleBuyer;
  /** The answers to the event's questions, by the names of their forms. */
  answers: CheckoutAnswers;
  payment: SalePayment;
  isFormSkipped: boolean;
}

export const emptyDraft: SaleDraft = {
  ...{ buyer: {}, answers: {} },
  payment: 'paid',
  isFormSkipped: false,
};

export interface SalePanelProps {
  eventId: string;
  /** The event, once it is loaded. */
  event: EventV3 | undefined;
  /** The held tickets. */
  reservation: Reservation;
  /** Number of held tickets. */
  count: number;
  /** Heading level of the page's title. */
  level: HeadingLevel;
  /** What was entered: it stays when other tickets are held. */
  draft: RefObject<SaleDraft>;
  /** Called after a sale. */
  onSold: (sold: SoldOrder) => void;
}

/** The summary of errors is below the page's title. */
const summaryLevels = { 1: 2, 2: 3, 3: 4, 4: 4, 5: 4, 6: 4 } as const;

/** The costs of the held tickets, their buyer, and how they are paid. */
export function SalePanel({
  eventId,
  event,
  reservation,
  count,
  level,
  draft,
  onSold,
}: SalePanelProps) {
  const t = useAdminTranslate();
  const { t: translate } = useUi();
  const formatAmount = useFormatAmount();
  const invoice = useAtomValue(reservationInvoiceAtom(eventId)).data?.invoice;
  const placeOrder = useSetAtom(placeOrderAtom);
  const placePosOrder = useSetAtom(placePosOrderAtom);
  const [payment, setPayment] = useState(draft.current.payment);
  const [isFormSkipped, setFormSkipped] = useState(draft.current.isFormSkipped);
  const [answers, setAnswers] = useState(draft.current.answers);
  const [isFormOpen, setFormOpen] = useState(false);
  // The fields of the buyer begin again when the form has answered them.
  const [buyerRevision, setBuyerRevision] = useState(0);
  const [question, setQuestion] = useState<{ answer: (isPaid: boolean) => void }>();
  const perGuestForms = event?.registration?.tickets?.guestsAssignedSeparately ?? false;
  const forms = getSaleForms(event, checkoutSections(reservation, perGuestForms));
  const isFilledIn =
    forms !== null && checkoutGuests(forms.sections, answers).status === 'complete';
  const isFree = invoice !== undefined && isFreeOrder(invoice);
  const way: SalePayment = isFree ? 'later' : payment;
  const hasBuyer = way !== 'terminal';
  const total = invoice?.grandTotal ? formatAmount(invoice.grandTotal) : '';

  const toErrors = (reason: Error): FieldErrors => {
    if (reason instanceof ValidationError) {
      const violations = reason.details.validationError.fieldViolations.map(({ field }) => field);
      const wrong = buyerFields.filter((name) => violations.includes(`buyer.${name}`));
      const errors = wrong.map((name) => [name, t(`admin.pointOfSale.${name}.rejected`)]);
      if (violations.includes('paymentDetailsId')) {
        errors.push(['paymentDetailsId', t('admin.pointOfSale.payment.rejected')]);
      }
      if (violations.some((field) => /^(guests|checkoutForm)\b/.test(field))) {
        errors.push(['skip', t('admin.pointOfSale.questions')]);
      }
      if (errors.length > 0) return Object.fromEntries(errors);
    }
    if (reason instanceof TokenError && reason.retryable) {
      return { sale: translate('common.session') };
    }
    const isOffline = reason instanceof PlatformError && reason.status === undefined;
    return { sale: isOffline ? translate('common.offline') : t('admin.pointOfSale.failed') };
  };

  const order = (values: FormData): Promise<ReservationFlow> => {
    const getText = (name: string) => String(values.get(name) ?? '').trim();
    if (way === 'terminal') {
      return placePosOrder({ eventId, paymentDetailsId: getText('paymentDetailsId') });
    }
    const buyer = Object.fromEntries(buyerFields.map((name) => [name, getText(name)]));
    const isNamed = Object.values(buyer).some(Boolean);
    const guests = forms && !isFormSkipped && getSaleGuests(forms, answers, buyer);
    return placeOrder({
      eventId,
      ...(isNamed && { buyer }),
      ...(guests && { guests }),
      options: {
        ...(!isFree && { payInPerson: true }),
        ...(way === 'paid' && { markAsPaid: true }),
        ...(isFormSkipped && { ignoreFormValidation: true }),
      },
    });
  };

  const send = async (values: FormData): Promise<FieldErrors | undefined> => {
    if (hasBuyer && forms?.isRequired && !isFormSkipped && !isFilledIn) {
      return { skip: t('admin.pointOfSale.questions') };
    }
    if (way === 'paid') {
      const isPaid = await new Promise<boolean>((answer) => setQuestion({ answer }));
      setQuestion(undefined);
      if (!isPaid) return undefined;
    }
    const flow = await order(values);
    if (flow.status === 'done') {
      onSold({ order: flow.order, orderNumber: flow.orderNumber });
      return undefined;
    }
    if (flow.status !== 'failed') return undefined;
    // The tickets may have an order, and a card may be charged.
    if (flow.isIndeterminate) return { sale: t('admin.pointOfSale.indeterminate') };
    return toErrors(flow.error);
  };

  /** Keeps the answers, and shows the buyer's name and email that they contain. */
  const answer = (filledIn: CheckoutAnswers) => {
    const filled = forms && checkoutGuests(forms.sections, filledIn);
    const buyer = filled?.status === 'complete' ? { ...filled.buyer } : draft.current.buyer;
    draft.current = { ...draft.current, answers: filledIn, buyer };
    setAnswers(filledIn);
    setBuyerRevision(buyerRevision + 1);
  };

  const submitText = isFree
    ? t('admin.pointOfSale.issue', { count })
    : t(`admin.pointOfSale.sell.${way}`, { total, count });
  return (
    <>
      <Form
        onSubmit={send}
        level={summaryLevels[level]}
        className={css.form}
        onInput={(event) => {
          const values = new FormData(event.currentTarget);
          const buyer = Object.fromEntries(
            buyerFields.map((name) => [name, String(values.get(name) ?? '')]),
          );
          // Without a buyer there are no such fields.
          if (hasBuyer) draft.current = { ...draft.current, buyer };
        }}
      >
        {invoice && <InvoiceView invoice={invoice} />}
        {hasBuyer && (
          <Fragment key={buyerRevision}>
            <div className={css.names}>
              {(['firstName', 'lastName'] as const).map((name) => (
                <Field
                  key={name}
                  label={t(`admin.pointOfSale.${name}`)}
                  name={name}
                  required={!isFormSkipped}
                  optional={isFormSkipped}
                  problems={{ valueMissing: t(`admin.pointOfSale.${name}.missing`) }}
                >
                  <TextField
                    maxLength={100}
                    autoComplete="off"
                    defaultValue={draft.current.buyer[name]}
                  />
                </Field>
              ))}
            </div>
            <Field
              label={t('admin.pointOfSale.email')}
              hint={t('admin.pointOfSale.email.hint')}
              name="email"
              required={!isFormSkipped}
              optional={isFormSkipped}
              problems={{
                valueMissing: t('admin.pointOfSale.email.missing'),
                typeMismatch: t('admin.pointOfSale.email.rejected'),
              }}
            >
              <TextField
                type="email"
                maxLength={254}
                autoComplete="off"
                spellCheck={false}
                defaultValue={draft.current.buyer.email}
              />
            </Field>
          </Fragment>
        )}
        {hasBuyer && forms && !isFormSkipped && (
          <SaleFormNote forms={forms} isFilledIn={isFilledIn} onOpen={() => setFormOpen(true)} />
        )}
        {!isFree && (
          <Field label={t('admin.pointOfSale.paid')} name="paid" group>
            <RadioGroup.Root
              value={payment}
              onValueChange={(next) => {
                setPayment(next as SalePayment);
                draft.current = { ...draft.current, payment: next as SalePayment };
              }}
            >
              {payments.map((one) => (
                <RadioGroup.Item key={one} value={one}>
                  {t(`admin.pointOfSale.paid.${one}`)}
                </RadioGroup.Item>
              ))}
            </RadioGroup.Root>
          </Field>
        )}
        {way === 'terminal' && (
          <Field
            label={t('admin.pointOfSale.payment')}
            hint={t('admin.pointOfSale.payment.hint')}
            name="paymentDetailsId"
            required
            problems={{ valueMissing: t('admin.pointOfSale.payment.missing') }}
          >
            <TextField maxLength={36} autoComplete="off" spellCheck={false} />
          </Field>
        )}
        {hasBuyer && (
          <Checkbox
            className={css.skip}
            name="skip"
            checked={isFormSkipped}
            hint={t('admin.pointOfSale.skip.hint')}
            onCheckedChange={(next) => {
              setFormSkipped(next === true);
              draft.current = { ...draft.current, isFormSkipped: next === true };
            }}
          >
            {t('admin.pointOfSale.skip')}
          </Checkbox>
        )}
        <div className={css.submit}>
          <SubmitButton labels={{ loading: t('admin.pointOfSale.selling') }}>
            {submitText}
          </SubmitButton>
        </div>
        <Dialog.Root
          open={question !== undefined}
          onOpenChange={(open) => !open && question?.answer(false)}
        >
          <Dialog.Content role="alertdialog" {...compactDensity()}>
            <Dialog.Header>
              <Dialog.Title>{t('admin.pointOfSale.askPaid', { total })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description>
                {t('admin.pointOfSale.askPaid.hint', { count })}
              </Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer>
              <Button emphasis="primary" onClick={() => question?.answer(true)}>
                {t('admin.pointOfSale.askPaid.yes')}
              </Button>
              <Button onClick={() => question?.answer(false)}>{t('admin.notNow')}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Root>
      </Form>
      {forms && (
        // Outside of the form above, which would hear that this one is sent.
        <SaleFormDrawer
          forms={forms}
          answers={answers}
          buyer={draft.current.buyer}
          isOpen={isFormOpen}
          onClose={() => setFormOpen(false)}
          onAnswer={answer}
        />
      )}
    </>
  );
}
