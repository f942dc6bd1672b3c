import { idOf } from '../../core/random.ts';
import { slugOf } from '../../shop/names.ts';

/** Who has bought tickets at Fenn House. */
const NAMES: readonly (readonly [string, string])[] = [
  ['Astrid', 'Winther'],
  ['Mads', 'Holm'],
  ['Ines', 'Carvalho'],
  ['Jonas', 'Lindqvist'],
  ['Maja', 'Krog'],
  ['Tomás', 'O’Brien'],
  ['Yuki', 'Tanabe'],
  ['Noor', 'Al-Sabah'],
  ['Clara', 'Dupont-Moreau'],
  ['Emil', 'Østergaard'],
  ['Freja', 'Bjerre'],
  ['Li', 'Wei'],
  ['Rosa', 'Marchetti'],
  ['Aksel', 'Friis'],
  ['Hannah', 'Goldberg'],
  ['Viggo', 'Thomsen'],
];

/** The n-th person of the list, which starts again at its end. */
export function personAt(index: number) {
  const [firstName, lastName] = NAMES[index % NAMES.length] ?? ['Astrid', 'Winther'];
  const plain = `${firstName} ${lastName}`.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  const email = `${slugOf(plain.replaceAll('Ø', 'O')).replaceAll('-', '.')}@example.com`;
  return { firstName, lastName, email, memberId: idOf(`member/${email}`) };
}

export type Person = ReturnType<typeof personAt>;
