import type { Entry } from './entry.ts';

const DELIVERY = {
  parcel:
    'Leaves the workshop within two working days. You can send it back within 30 days, unused and in its box.',
  freight:
    'Two people bring it to the room you choose, on a day you agree on. You can send it back within 30 days; we fetch it for €45.',
  download:
    'You get a link by e-mail as soon as you have paid. A file cannot be sent back; write to us when it does not open.',
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** The titled texts of a product, as HTML. "Material" is the label's second line. */
export function sectionsOf({ material, details, care, delivery = 'parcel' }: Entry) {
  const rows = Object.entries(details).map(
    ([term, value]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return [
    { title: 'Material', description: paragraph(material) },
    { title: 'Details', description: `<dl>${rows.join('')}</dl>` },
    { title: 'Care', description: paragraph(care) },
    { title: 'Delivery and returns', description: paragraph(DELIVERY[delivery]) },
  ];
}
