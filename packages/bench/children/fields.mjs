import { report } from '../lib/child.mjs';
import { median } from '../lib/median.mjs';
import { inPages, profiledPage } from '../lib/page.mjs';

const guests = [0, 24, 49];
const letters = ['A', 'n', 'n', 'a'];

/** Types into a field of the first, the middle and the last guest; what each letter drew. */
async function type(tab, which) {
  await tab.evaluate((one) => window.show(one), which);
  const typed = [];
  for (const guest of guests) {
    const field = tab.locator(`[data-section="guest-${guest}"] input`).first();
    await field.focus();
    for (const letter of letters) {
      await tab.evaluate(() => window.drawn());
      await tab.keyboard.type(letter);
      await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      typed.push(await tab.evaluate(() => window.drawn()));
    }
    const answer = await field.inputValue();
    if (answer !== letters.join(''))
      throw new Error(`The field of guest ${guest} has “${answer}”.`);
  }
  return {
    fields: Math.max(...typed.map(({ fields }) => fields)),
    least: Math.min(...typed.map(({ fields }) => fields)),
    commits: median(typed.map(({ commits }) => commits)),
  };
}

const { ours, plain } = await inPages(await profiledPage('fields.tsx'), ['plain', 'ours'], type);
if (ours.least < 1) throw new Error('A letter was typed that drew no field.');
report({ ours, plain });
