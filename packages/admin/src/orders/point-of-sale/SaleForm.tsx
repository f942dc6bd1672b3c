'use client';

import {
  BUYER_SECTION,
  type CheckoutAnswers,
  type CheckoutSection,
  checkoutGuests,
  getControls,
  getQuestions,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import type { Guest } from '@vitrine/client/tickets';
import { Button, Drawer, EventForm, type EventFormSection } from '@vitrine/ui';
import { compactDensity } from '../../frame/compact-density.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './PointOfSale.css.ts';
import '../../messages/en/point-of-sale.ts';

/** The questions that the panel of a sale asks itself. */
export const buyerFields = ['firstName', 'lastName', 'email'] as const;

/** The buyer as entered in the panel. */
export type SaleBuyer = Readonly<Record<string, string>>;

/** The forms of a sale, and what they ask besides the buyer's name and email. */
export interface SaleForms {
  event: EventV3;
  sections: readonly CheckoutSection[];
  /** Number of questions that the panel does not ask. */
  count: number;
  /** Whether the platform needs an answer to one of them. */
  isRequired: boolean;
}

/** Returns the forms of a sale, or null if they ask only for the buyer's name and email. */
export function getSaleForms(
  event: EventV3 | undefined,
  sections: readonly CheckoutSection[],
): SaleForms | null {
  const isAskedByPanel = (name: string) => buyerFields.some((field) => field === name);
  const questions = getQuestions(getControls(event?.form)).map(({ input }) => input);
  const added = sections.flatMap(({ name: section }) =>
    questions.filter(({ name }) => section !== BUYER_SECTION || !isAskedByPanel(name)),
  );
  if (!event || added.length === 0) return null;
  const isRequired = added.some(({ mandatory }) => mandatory);
  return { event, sections, count: added.length, isRequired };
}

/** Puts the buyer's name and email into the answers of a form. */
const withBuyer = ({ inputValues, ...form }: FormResponse, buyer: SaleBuyer): FormResponse => ({
  ...form,
  inputValues: [
    ...buyerFields.flatMap((inputName) =>
      inputName in buyer ? [{ inputName, value: buyer[inputName] ?? '' }] : [],
    ),
    ...inputValues.filter(({ inputName }) => !(inputName in buyer)),
  ],
});

/**
 * Returns the guests of an order, with the buyer as entered in the panel; undefined while a form is not
 * filled in.
 */
export function getSaleGuests(
  { sections }: SaleForms,
  answers: CheckoutAnswers,
  buyer: SaleBuyer,
): readonly Guest[] | undefined {
  const guests = checkoutGuests(sections, answers);
  if (guests.status === 'incomplete') return undefined;
  const [first, ...others] = guests.guests;
  if (!first) return undefined;
  return [{ form: withBuyer(first.form, buyer) }, ...others];
}

interface SaleFormNoteProps {
  forms: SaleForms;
  isFilledIn: boolean;
  onOpen: () => void;
}

/** How many questions the form asks, and the button to answer them. */
export function SaleFormNote({ forms, isFilledIn, onOpen }: SaleFormNoteProps) {
  const t = useAdminTranslate();
  return (
    <div className={css.formNote}>
      <span>
        {isFilledIn
          ? t('admin.pointOfSale.form.done')
          : t('admin.pointOfSale.form.count', { count: forms.count })}
      </span>
      <Button emphasis="text" aria-haspopup="dialog" onClick={onOpen}>
        {t(isFilledIn ? 'admin.pointOfSale.form.edit' : 'admin.pointOfSale.form.fill')}
      </Button>
    </div>
  );
}

interface SaleFormDrawerProps {
  forms: SaleForms;
  answers: CheckoutAnswers;
  buyer: SaleBuyer;
  isOpen: boolean;
  onClose: () => void;
  onAnswer: (answers: CheckoutAnswers) => void;
}

/** The forms of the buyer and of each guest, as shoppers have them. */
export function SaleFormDrawer({
  forms: { event, sections },
  answers,
  buyer,
  isOpen,
  onClose,
  onAnswer,
}: SaleFormDrawerProps) {
  const t = useAdminTranslate();
  const shown = sections.map(({ name, position, ticket }): EventFormSection => {
    const sent = answers[name] ?? { inputValues: [] };
    return {
      ...{ name, form: event.form, guest: position - 1 },
      sent: name === BUYER_SECTION ? withBuyer(sent, buyer) : sent,
      title:
        sections.length > 1 ? t('admin.pointOfSale.form.guest', { position, ticket }) : undefined,
    };
  });
  return (
    <Drawer.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content {...compactDensity()} aria-describedby={undefined}>
        <Drawer.Header>
          <Drawer.Title>{t('admin.pointOfSale.form')}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body>
          <EventForm.Root
            sections={shown}
            onSubmit={(filledIn) => {
              onAnswer(filledIn);
              onClose();
            }}
          >
            <EventForm.Summary />
            {shown.map(({ name }) => (
              <EventForm.Section
                key={name}
                name={name}
                level={3}
                className={name === BUYER_SECTION ? css.firstForm : undefined}
              />
            ))}
            <EventForm.Submit>{t('admin.pointOfSale.form.save')}</EventForm.Submit>
          </EventForm.Root>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
