import { measureIn } from '../lib/child.mjs';
import { row } from '../lib/report.mjs';

/** A letter that is typed into a form of fifty guests by twelve controls, in a real browser. */
export async function measure() {
  const { ours, plain } = await measureIn('fields.mjs');
  const inForm = (what) => `a letter among 50 guests by 12 controls, ${what}`;
  return [
    row({
      name: inForm('fields drawn; one state'),
      ours: ours.fields,
      peer: plain.fields,
      unit: 'fields',
      // One of six hundred, and not two.
      goal: 0.002,
    }),
    row({
      name: inForm('time of commits; one state'),
      ours: ours.commits,
      peer: plain.commits,
      unit: 'ms',
    }),
  ];
}
