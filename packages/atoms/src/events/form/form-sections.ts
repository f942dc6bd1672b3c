import type { FieldViolation } from '@vitrine/client';
import type { InputControl } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import { getQuestions } from './form-definition.ts';
import { type MappedProblem, mapViolations } from './map-violations.ts';

/** One form among several that are sent together: the buyer's, and one for each guest. */
export interface SentSection {
  /** `buyer`, `guest-2`. */
  name: string;
  /** The questions of the form. */
  controls: readonly InputControl[];
  /** Its sent answers; paths of rejections are indexes in them. */
  sent: FormResponse;
  /** The index among the sent guests, from zero; absent for the buyer's own. */
  guest?: number | undefined;
}

/** A rejection with its section; without one it concerns the entire form. */
export interface SectionProblem extends MappedProblem {
  /** Name of the section; missing for a rejection of the entire form. */
  section?: string;
}

/**
 * Returns the key of an answer among those of all sections: a text without dots and brackets, which
 * form libraries parse as paths.
 */
export function answerKey(section: string, input: string): string {
  const plain = (name: string) =>
    name.replace(/[^\p{L}\p{N}-]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`);
  return `${plain(section)}~${plain(input)}`;
}

/** The guest that a section is named after: `guest-2` is the second, at 1. */
export function getGuest(section: string): number | undefined {
  const position = Number(/^guest-(\d+)$/.exec(section)?.[1]);
  return position > 0 ? position - 1 : undefined;
}

/**
 * Rejections with their sections and inputs, in the platform's order. Sections that are no guest's
 * were sent as one form, in their order. See docs/reference/errors.mdx.
 */
export function assignToSections(
  violations: readonly FieldViolation[],
  sections: readonly SentSection[],
): readonly SectionProblem[] {
  const apart = sections.filter(({ guest }) => guest === undefined);
  // A buyer without a form apart fills in the first guest's.
  const own = apart.length > 0 ? apart : sections.filter(({ guest }) => guest === 0);
  const together = { inputValues: own.flatMap(({ sent }) => sent.inputValues) };
  return violations.map((violation) => {
    const guestIndex = Number(/(?:^|\.)guests\[(\d+)\]/.exec(violation.field)?.[1]);
    const matchingSections = sections.filter(({ guest }) => guest === guestIndex);
    const among =
      matchingSections.length > 0 ? matchingSections : Number.isNaN(guestIndex) ? own : [];
    const sent: FormResponse[] = [];
    sent[Number.isNaN(guestIndex) ? 0 : guestIndex] = matchingSections[0]?.sent ?? together;
    const controls = among.flatMap((section) => section.controls);
    // One violation in, one problem out.
    const [problem] = mapViolations([violation], { controls, sent }) as [MappedProblem];
    const section = among.find((one) =>
      getQuestions(one.controls).some(({ input }) => input.name === problem.inputName),
    );
    return section ? { ...problem, section: section.name } : problem;
  });
}
