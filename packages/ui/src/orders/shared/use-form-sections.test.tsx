import type { OrderForm } from '@vitrine/atoms';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EventFormSection } from '../../events/form/state/form-sections.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { useFormSections } from './use-form-sections.ts';

interface SectionsProps {
  forms: readonly OrderForm[];
  onRender: (sections: readonly EventFormSection[]) => void;
}

function Sections({ forms, onRender }: SectionsProps) {
  onRender(useFormSections(undefined, forms));
  return null;
}

test('the forms of an order are titled by the buyer, the guest and the ticket', () => {
  const forms = [
    { name: 'buyer', position: 1 },
    { name: 'guest-2', position: 2, ticket: 'Standard' },
    { name: 'guest-3', position: 3 },
  ] as OrderForm[];
  let sections: readonly EventFormSection[] = [];
  renderToString(
    <UiProvider>
      <Sections
        forms={forms}
        onRender={(rendered) => {
          sections = rendered;
        }}
      />
    </UiProvider>,
  );
  expect(sections.map(({ title, guest, autofill }) => [title, guest, autofill])).toEqual([
    ['Buyer', 0, 'section-buyer'],
    ['Guest 2 of 3, Standard', 1, 'section-guest-2'],
    ['Guest 3 of 3', 2, 'section-guest-3'],
  ]);
});
