import type { ThemeName } from '@vitrine/theme';
import { getDirection } from '@vitrine/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Contrast, Scales } from './Colors.tsx';
import { Controls, Messages } from './Controls.tsx';
import { Motion } from './Motion.tsx';
import { Elevation, Space } from './Shapes.tsx';
import * as css from './Sheet.css.ts';
import { Specimens } from './Specimens.tsx';
import { Icons, StatusExamples } from './StatusDots.tsx';
import { getSheetTexts } from './sample-text.ts';

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.name}>{name}</h2>
      <div>{children}</div>
    </section>
  );
}

const readTheme = () => (document.documentElement.dataset.vtTheme ?? 'light') as ThemeName;

function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-vt-theme'] });
  return () => observer.disconnect();
}

export interface SheetProps {
  locale: string;
}

/** All tokens on one page, with the values of the current theme. */
export function Sheet({ locale }: SheetProps) {
  // A story is not rendered again in a mode with another theme.
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  const texts = getSheetTexts(locale);
  return (
    <main className={css.root}>
      <header className={css.intro}>
        <p className={css.theme}>
          {texts.sheet}
          {texts.comma}
          {texts.themes[theme]}
        </p>
        <h1 className={css.headline}>
          {texts.headline[0]}
          <br />
          {texts.headline[1]}
        </h1>
      </header>
      <Section name={texts.sections.type}>
        <Specimens texts={texts} direction={getDirection(locale)} />
      </Section>
      <Section name={texts.sections.icons}>
        <Icons />
      </Section>
      <Section name={texts.sections.scales}>
        <Scales theme={theme} />
      </Section>
      <Section name={texts.sections.contrast}>
        <Contrast theme={theme} texts={texts} />
      </Section>
      <Section name={texts.sections.marks}>
        <StatusExamples texts={texts} />
      </Section>
      <Section name={texts.sections.space}>
        <Space />
      </Section>
      <Section name={texts.sections.shape}>
        <Elevation texts={texts} />
      </Section>
      <Section name={texts.sections.controls}>
        <Controls texts={texts} />
      </Section>
      <Section name={texts.sections.messages}>
        <Messages texts={texts} />
      </Section>
      <Section name={texts.sections.motion}>
        <Motion texts={texts} />
      </Section>
    </main>
  );
}
