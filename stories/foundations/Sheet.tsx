import type { ThemeName } from '@vitrine/theme';
import { getDirection } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { Contrast, Scales } from './Colors.tsx';
import { Controls, Messages } from './Controls.tsx';
import { Motion } from './Motion.tsx';
import { Elevation, Space } from './Shapes.tsx';
import * as css from './Sheet.css.ts';
import { Specimens } from './Specimens.tsx';
import { Icons, Marks } from './StatusDots.tsx';
import { wordsFor } from './sample-text.ts';

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.name}>{name}</h2>
      <div>{children}</div>
    </section>
  );
}

export interface SheetProps {
  theme: ThemeName;
  locale: string;
}

/** All tokens on one page, with the values of the current theme. */
export function Sheet({ theme, locale }: SheetProps) {
  const words = wordsFor(locale);
  return (
    <main className={css.root}>
      <header className={css.intro}>
        <p className={css.theme}>
          {words.sheet}
          {words.comma}
          {words.themes[theme]}
        </p>
        <h1 className={css.headline}>
          {words.headline[0]}
          <br />
          {words.headline[1]}
        </h1>
      </header>
      <Section name={words.sections.type}>
        <Specimens words={words} direction={getDirection(locale)} />
      </Section>
      <Section name={words.sections.icons}>
        <Icons />
      </Section>
      <Section name={words.sections.scales}>
        <Scales theme={theme} />
      </Section>
      <Section name={words.sections.contrast}>
        <Contrast theme={theme} words={words} />
      </Section>
      <Section name={words.sections.marks}>
        <Marks words={words} />
      </Section>
      <Section name={words.sections.space}>
        <Space />
      </Section>
      <Section name={words.sections.shape}>
        <Elevation words={words} />
      </Section>
      <Section name={words.sections.controls}>
        <Controls words={words} />
      </Section>
      <Section name={words.sections.messages}>
        <Messages words={words} />
      </Section>
      <Section name={words.sections.motion}>
        <Motion words={words} />
      </Section>
    </main>
  );
}
