import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider, type UiProviderProps, useUi } from './UiProvider.tsx';
import '../messages/en/common.ts';

const Probe = () => {
  const { locale, direction, t } = useUi();
  return `${locale} ${direction} ${t('common.close')} ${t('common.options', { count: 2 })}`;
};

const render = (props: Partial<UiProviderProps>) =>
  renderToString(
    <UiProvider {...props}>
      <Probe />
    </UiProvider>,
  );

describe('UiProvider', () => {
  it('uses English from left to right by default', () => {
    expect(render({})).toContain('en-US ltr Close 2 options');
  });

  it('uses the host’s messages and keeps the others', () => {
    expect(render({ messages: { 'common.close': 'Luk' } })).toContain('Luk 2 options');
  });

  it('derives the direction from the locale, unless it is set', () => {
    expect(render({ locale: 'fa' })).toContain('fa rtl');
    expect(render({ locale: 'fa', direction: 'ltr' })).toContain('fa ltr');
  });

  it('throws an error with instructions if it is missing', () => {
    expect(() => renderToString(<Probe />)).toThrow(
      'Vitrine components need a <UiProvider> above them: wrap the page in one.',
    );
  });
});
