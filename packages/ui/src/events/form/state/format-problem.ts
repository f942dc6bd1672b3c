import { type FormAnswer, type FormProblem, formatDecimal, problemMessage } from '@vitrine/atoms';
import {
  getAddressPartLabel,
  isAddressPart,
} from '../../../patterns/postal-address/address-labels.ts';
import type { TextContext } from '../../../provider/UiProvider.tsx';
import { lowercaseFirst } from '../../../utils/text/lowercase-first.ts';
import '../../../messages/en/common.ts';
import '../../../messages/en/forms.ts';

/** Returns the label of the invalid part of an answer, if it has one. */
function getPartLabel(
  { label, part }: FormProblem,
  answer: FormAnswer | undefined,
  { t }: TextContext,
) {
  if (part === undefined) return label;
  if (/^\d+$/.test(part) && Array.isArray(answer)) {
    return t('forms.guest', { count: Number(part) + 1 });
  }
  if (!isAddressPart(part)) return label;
  const country = typeof answer === 'object' && 'country' in answer ? answer.country : '';
  return getAddressPartLabel(part, country, t);
}

/**
 * What a problem is in words: at its field, and the same in the summary. See docs/reference/errors.mdx.
 *
 * @param textContext.agrees the question is one thing to tick.
 */
export function formatProblem(
  problem: FormProblem,
  answer: FormAnswer | undefined,
  textContext: TextContext & { agrees?: boolean },
): string {
  const { t, locale, agrees } = textContext;
  if (agrees && problem.rule === 'REQUIRED_FIELD') {
    return t('common.problem.unchecked', { label: problem.label });
  }
  const { name, values } = problemMessage(problem);
  const label = getPartLabel(problem, answer, textContext);
  if (name === 'rejected' && !label) return problem.description ?? t('forms.rejected');
  const { limit = '', count = limit } = values;
  const filled = {
    ...values,
    label,
    description: problem.description ?? '',
    // The platform may send a limit that is not a number. It is shown unchanged, without a plural.
    count: count as number,
    limit: /^-?\d+(\.\d+)?$/.test(limit) ? formatDecimal(limit, locale) : limit,
    example: formatDecimal('12', locale),
  };
  if (name === 'enter') {
    // A label may be a question, which cannot be entered.
    return /[?؟]\s*$/.test(label)
      ? t('forms.problem.answer', { label })
      : t('forms.problem.enter', { label: lowercaseFirst(label, locale) });
  }
  if (name !== 'datePartial') return t(`forms.problem.${name}`, filled);
  const part = problem.part === 'day' || problem.part === 'month' ? problem.part : 'year';
  return t(`forms.problem.datePartial.${part}`, filled);
}
