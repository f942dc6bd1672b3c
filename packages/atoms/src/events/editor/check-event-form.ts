import type { FieldViolation } from '@vitrine/client';
import { isTimeInZone } from '../moment-in-zone.ts';
import { checkEventDates, MAX_SERIES_DATES } from './event-dates.ts';
import type { EventFormField, EventFormValues } from './event-form-values.ts';
import {
  checkQuestion,
  getEventQuestions,
  getQuestionField,
  mapQuestionPath,
  maxQuestionSizes,
  type QuestionIssue,
} from './event-questions.ts';

/**
 * What is wrong with a field:
 * - `missing`; `too-long`, with the number of characters allowed; `out-of-range`, with its bounds;
 * - `url`, `slug`, `rate`, `currency` and `country`: not in this format;
 * - `slug-taken`: another event has it;
 * - `end-before-start`; `past`: a published event can only move to a future date;
 * - `skipped-time`: the clocks go forward over it;
 * - `limit-missing`: a waiting list needs a limit of guests;
 * - `dates`: dates of a series have problems of their own; `date-count`: there are too many;
 * - `category-count`: there are too many categories;
 * - `question`: parts of a question have issues of their own; `question-count`: there are too many;
 * - `rejected`: by the platform, with its own description.
 */
export type EventFieldProblem =
  | {
      kind:
        | 'missing'
        | 'url'
        | 'slug'
        | 'slug-taken'
        | 'rate'
        | 'currency'
        | 'country'
        | 'end-before-start'
        | 'past'
        | 'skipped-time'
        | 'limit-missing'
        | 'dates'
        | 'date-count';
    }
  | { kind: 'too-long'; max: number }
  | { kind: 'out-of-range'; min: number; max: number }
  | { kind: 'question'; issues: readonly QuestionIssue[] }
  | { kind: 'question-count' | 'category-count'; max: number }
  | { kind: 'rejected'; description: string };

/** Problems by field. */
export type EventFormProblems = Partial<Record<EventFormField, EventFieldProblem>>;

/** Maximum lengths, in characters. See docs/reference/events.mdx. */
export const maxEventLengths = {
  title: 120,
  slug: 130,
  shortDescription: 500,
  imageUrl: 2000,
  imageAltText: 2000,
  dateMessage: 100,
  locationName: 50,
  street: 250,
  postalCode: 100,
  city: 100,
  directions: 750,
  taxName: 10,
} as const satisfies Partial<Record<EventFormField, number>>;

/** The most categories of an event. */
const MAX_CATEGORIES = 10;

const ranges = {
  rsvpLimit: [1, 100_000],
  ticketLimit: [1, 50],
  ticketReservationMinutes: [5, 30],
} as const;

const isWebUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Images may also have a path of the site itself. */
const isImageUrl = (text: string) => isWebUrl(text) || /^\/(?!\/)/.test(text);

const missing = { kind: 'missing' } as const;

function checkSeries({ dates, timeZone }: EventFormValues): EventFormProblems {
  if (dates.length === 0) return { dates: missing };
  if (dates.length > MAX_SERIES_DATES) return { dates: { kind: 'date-count' } };
  const problems = checkEventDates(dates, timeZone);
  // Dates may overlap, which their rows say.
  const isWrong = problems.some((problem) => problem && problem.kind !== 'overlap');
  return isWrong ? { dates: { kind: 'dates' } } : {};
}

function checkDates(values: EventFormValues): EventFormProblems {
  const { dateKind, startDate, startTime, endDate, endTime, timeZone } = values;
  if (dateKind === 'to-be-announced') return {};
  if (dateKind === 'recurring') return checkSeries(values);
  const empty = (['startDate', 'startTime', 'endDate', 'endTime'] as const).filter(
    (key) => values[key] === '',
  );
  if (empty.length > 0) return Object.fromEntries(empty.map((key) => [key, missing]));
  const [start, end] = [`${startDate}T${startTime}`, `${endDate}T${endTime}`];
  return {
    ...(!isTimeInZone(start, timeZone) && { startTime: { kind: 'skipped-time' } as const }),
    ...(!isTimeInZone(end, timeZone) && { endTime: { kind: 'skipped-time' } as const }),
    ...(end <= start && {
      [endDate < startDate ? 'endDate' : 'endTime']: { kind: 'end-before-start' } as const,
    }),
  };
}

function checkRegistration(values: EventFormValues): EventFormProblems {
  const { registrationType: type, rsvpStart, rsvpEnd } = values;
  if (type === 'EXTERNAL') {
    if (values.externalUrl === '') return { externalUrl: missing };
    return isWebUrl(values.externalUrl) ? {} : { externalUrl: { kind: 'url' } };
  }
  if (type === 'RSVP') {
    return {
      ...(values.rsvpWaitlist &&
        values.rsvpLimit === '' && { rsvpLimit: { kind: 'limit-missing' } as const }),
      ...(rsvpStart &&
        rsvpEnd &&
        rsvpEnd <= rsvpStart && { rsvpEnd: { kind: 'end-before-start' } as const }),
    };
  }
  if (type !== 'TICKETING') return {};
  const rate = /^(100(\.0{1,3})?|\d{1,2}(\.\d{1,3})?)$/;
  const isTaxed = values.taxType !== 'none';
  return {
    ...(isTaxed && values.taxName.trim() === '' && { taxName: missing }),
    ...(isTaxed && !rate.test(values.taxRate) && { taxRate: { kind: 'rate' } as const }),
    ...(values.ticketCurrency !== '' &&
      !/^[A-Z]{3}$/.test(values.ticketCurrency) && {
        ticketCurrency: { kind: 'currency' } as const,
      }),
  };
}

function checkRanges(values: EventFormValues): EventFormProblems {
  const isUsed = {
    rsvpLimit: values.registrationType === 'RSVP',
    ticketLimit: values.registrationType === 'TICKETING',
    ticketReservationMinutes: values.registrationType === 'TICKETING',
  };
  return Object.fromEntries(
    Object.entries(ranges).flatMap(([key, [min, max]]) => {
      const name = key as keyof typeof ranges;
      const text = values[name];
      const isInside = /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
      if (!isUsed[name] || text === '' || isInside) return [];
      return [[name, { kind: 'out-of-range', min, max }]];
    }),
  );
}

function checkQuestions(values: EventFormValues): EventFormProblems {
  const questions = getEventQuestions(values);
  const { questions: max } = maxQuestionSizes;
  const found = questions.flatMap((question) => {
    const issues = checkQuestion(question);
    return issues.length > 0
      ? [[getQuestionField(question._id), { kind: 'question', issues }] as const]
      : [];
  });
  return {
    ...Object.fromEntries(found),
    ...(questions.length > max && { questionOrder: { kind: 'question-count', max } as const }),
  };
}

/** Returns the problems of an event's form that show without the platform. */
export function checkEventForm(values: EventFormValues): EventFormProblems {
  const { title, slug, imageUrl, locationKind, locationName } = values;
  const address = [values.street, values.postalCode, values.city, values.country];
  const tooLong = Object.entries(maxEventLengths).flatMap(([key, max]) =>
    String(values[key as EventFormField]).length > max
      ? [[key, { kind: 'too-long', max }] as const]
      : [],
  );
  return {
    ...Object.fromEntries(tooLong),
    ...(title.trim() === '' && { title: missing }),
    ...(slug !== '' &&
      !/^[\p{L}\p{N}_]+(-[\p{L}\p{N}_]+)*$/u.test(slug) && { slug: { kind: 'slug' } as const }),
    ...(imageUrl !== '' && !isImageUrl(imageUrl) && { imageUrl: { kind: 'url' } as const }),
    ...(values.categories.length > MAX_CATEGORIES && {
      categories: { kind: 'category-count', max: MAX_CATEGORIES } as const,
    }),
    ...checkDates(values),
    ...(locationKind === 'venue' &&
      [locationName, ...address].every((text) => text.trim() === '') && { locationName: missing }),
    ...(values.country !== '' &&
      !/^[A-Z]{2}$/.test(values.country) && { country: { kind: 'country' } as const }),
    ...checkRegistration(values),
    ...checkRanges(values),
    ...checkQuestions(values),
  };
}

/** The fields of the form by the name of the platform's field; the first name that fits counts. */
const paths: readonly (readonly [RegExp, EventFormField])[] = [
  [/^title/, 'title'],
  [/^slug/, 'slug'],
  [/^shortDescription/, 'shortDescription'],
  [/^description/, 'description'],
  [/^categories/, 'categories'],
  [/^mainImage\.altText/, 'imageAltText'],
  [/^mainImage/, 'imageUrl'],
  [/^dateAndTimeSettings\.recurringEvents/, 'dates'],
  [/^dateAndTimeSettings\.startDate/, 'startDate'],
  [/^dateAndTimeSettings\.endDate/, 'endDate'],
  [/^dateAndTimeSettings\.timeZoneId/, 'timeZone'],
  [/^dateAndTimeSettings\.dateAndTimeTbdMessage/, 'dateMessage'],
  [/^location\.address\.(addressLine|streetAddress)/, 'street'],
  [/^location\.address\.postalCode/, 'postalCode'],
  [/^location\.address\.city/, 'city'],
  [/^location\.address\.country/, 'country'],
  [/^location\.address\.hint/, 'directions'],
  [/^location/, 'locationName'],
  [/^registration\.initialType/, 'registrationType'],
  [/^registration\.rsvp\.limit/, 'rsvpLimit'],
  [/^registration\.rsvp\.waitlistEnabled/, 'rsvpWaitlist'],
  [/^registration\.rsvp\.startDate/, 'rsvpStart'],
  [/^registration\.rsvp\.endDate/, 'rsvpEnd'],
  [/^registration\.tickets\.ticketLimitPerOrder/, 'ticketLimit'],
  [/^registration\.tickets\.reservationDuration/, 'ticketReservationMinutes'],
  [/^registration\.tickets\.currency/, 'ticketCurrency'],
  [/^registration\.tickets\.taxSettings\.name/, 'taxName'],
  [/^registration\.tickets\.taxSettings\.rate/, 'taxRate'],
  [/^registration\.external/, 'externalUrl'],
  [/^form/, 'questionOrder'],
];

/**
 * Assigns the platform's violations to the fields of the form. Those of other fields are in `others`,
 * as the platform describes them.
 *
 * @param questionIds of the form in the order in which they were sent.
 */
export function mapEventViolations(
  violations: readonly FieldViolation[],
  questionIds: readonly string[] = [],
): {
  problems: EventFormProblems;
  others: string[];
} {
  const problems: EventFormProblems = {};
  const others: string[] = [];
  for (const { field, description, violatedRule } of violations) {
    const path = field.replace(/^event\./, '');
    const question = mapQuestionPath(path, questionIds);
    if (question) {
      const known = problems[question.field];
      const issue = { ...question.issue, problem: 'rejected', description } as const;
      const issues = known?.kind === 'question' ? [...known.issues, issue] : [issue];
      problems[question.field] = { kind: 'question', issues };
      continue;
    }
    const key = paths.find(([pattern]) => pattern.test(path))?.[1];
    if (!key) others.push(`${path} ${description}`);
    else if (violatedRule === 'REQUIRED_FIELD') problems[key] = { kind: 'missing' };
    else if (key === 'startDate') problems[key] = { kind: 'past' };
    else problems[key] = { kind: 'rejected', description };
  }
  return { problems, others };
}
