import { Field, Icon, TextField } from '@vitrine/ui';
import { Search } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { expectControlStates } from '../lib/control-states.ts';
import { ForcedState } from '../lib/ForcedState.tsx';
import { Gallery } from '../lib/Gallery.tsx';

const meta = preview.meta({
  title: 'Primitives/TextField',
  component: TextField,
  parameters: { layout: 'padded' },
  args: { 'aria-label': 'First name' },
});

const fields = [
  { name: 'Words', props: { 'aria-label': 'First name' }, empty: 'name@…', value: 'Inger' },
  {
    name: 'Prefix',
    props: { 'aria-label': 'Price', prefix: '€' },
    empty: '0.00',
    value: '180.00',
  },
  {
    name: 'Suffix',
    props: { 'aria-label': 'Width', suffix: 'cm' },
    empty: '0',
    value: '15',
  },
  {
    name: 'Icon',
    props: { 'aria-label': 'Search', prefix: <Icon as={Search} /> },
    empty: 'Products',
    value: 'Candle',
  },
];

const EveryState = () => (
  <Gallery
    columns={['Empty', 'Hover', 'Focus', 'Filled', 'Disabled', 'Error']}
    rows={fields.map(({ name, props, empty, value }) => ({
      name,
      cells: [
        <TextField key="empty" {...props} placeholder={empty} />,
        <TextField key="hover" {...props} defaultValue={value} className="pseudo-hover" />,
        <ForcedState key="focus" state="focus-visible" on="input">
          <TextField {...props} defaultValue={value} />
        </ForcedState>,
        <TextField key="filled" {...props} defaultValue={value} />,
        <TextField key="disabled" {...props} defaultValue="Locked" disabled />,
        <TextField key="error" {...props} defaultValue={value} aria-invalid />,
      ],
    }))}
  />
);

export const States = meta.story({
  render: EveryState,
  play: async ({ canvas }) => {
    await expectControlStates(canvas, 'textbox', { disabled: 4, invalid: 4 });
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: EveryState,
});

export const ShowsFocusRingAroundBox = meta.story({
  args: { prefix: '€', defaultValue: '180.00' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveStyle({ outlineStyle: 'none' });
    await expect(input.parentElement).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' });
  },
});

export const DescribesUnits = meta.story({
  args: { prefix: 'About', suffix: 'cm', 'aria-label': 'Width' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Width' })).toHaveAccessibleDescription(
      'About cm',
    );
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  render: () => (
    <div style={{ display: 'grid', gap: 20, inlineSize: 342 }}>
      <Field label="نام">
        <TextField defaultValue="آرش" />
      </Field>
      <Field label="ایمیل" hint="بلیت‌ها به این نشانی فرستاده می‌شوند.">
        <TextField type="email" defaultValue="arash@example.com" />
      </Field>
      <Field label="قیمت" error="مبلغی بیشتر از صفر بنویسید">
        <TextField suffix="یورو" defaultValue="۰" />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'ایمیل' })).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByRole('textbox', { name: 'نام' })).not.toHaveAttribute('dir');
  },
});

export const KeepsMinimumFontSize = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { defaultValue: 'Holmström' },
  play: async ({ canvas }) => {
    // Phones zoom the page into smaller text.
    await expect(canvas.getByRole('textbox')).toHaveStyle({ fontSize: '16px' });
  },
});

/** Applies the styles of `:autofill`, which scripts cannot trigger, to `[data-filled]` as well. */
function showAutofill() {
  const sheet = new CSSStyleSheet();
  const visit = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule) {
      return rule.selectorText.includes(':autofill')
        ? rule.cssText.replaceAll(':autofill', '[data-filled]')
        : '';
    }
    if (!(rule instanceof CSSGroupingRule)) return '';
    const inside = [...rule.cssRules].map(visit).join('');
    return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`;
  };
  const rules = [...document.styleSheets].flatMap((each) => [...each.cssRules]).map(visit);
  // Chromium's own background.
  sheet.replaceSync(`${rules.join('')} [data-filled] { background: #e8f0fe !important; }`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

export const StylesAutofill = meta.story({
  beforeEach: showAutofill,
  globals: { theme: 'dark' },
  // The text's background is a shadow here, which the check does not support.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: () => (
    <div style={{ display: 'grid', gap: 20, inlineSize: 342 }}>
      <TextField aria-label="First name" defaultValue="Inger" />
      <TextField aria-label="Email" defaultValue="inger@example.com" data-filled="" />
    </div>
  ),
  play: async ({ canvas }) => {
    const { color } = getComputedStyle(canvas.getByRole('textbox', { name: 'First name' }));
    const filled = getComputedStyle(canvas.getByRole('textbox', { name: 'Email' }));
    const { backgroundColor: surface } = getComputedStyle(
      canvas.getByRole('textbox', { name: 'Email' }).parentElement ?? document.body,
    );
    await expect(filled.boxShadow).toContain(`${surface} 0px 0px 0px`);
    await expect(filled.webkitTextFillColor).toBe(color);
  },
});
