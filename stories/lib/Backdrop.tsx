import { Container, Heading, SiteHeader, Stack, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';

const texts = {
  en: {
    shop: 'Fenn House',
    sections: ['Shop', 'Programme', 'Visit', 'Journal'],
    title: 'For the table',
    lead: 'Vessels, light and small furniture, made in short runs by eleven workshops.',
  },
  fa: {
    shop: 'خانهٔ فن',
    sections: ['فروشگاه', 'برنامه', 'بازدید', 'یادداشت‌ها'],
    title: 'برای میز',
    lead: 'ظرف، نور و اثاثهٔ کوچک، ساختهٔ یازده کارگاه در شمار اندک.',
  },
};

export interface BackdropProps {
  language?: keyof typeof texts;
  /** The control that opens a layer over the page. */
  children: ReactNode;
}

/** A page, so that a layer is seen over one. */
export function Backdrop({ language = 'en', children }: BackdropProps) {
  const { shop, sections, title, lead } = texts[language];
  return (
    <>
      <SiteHeader.Root>
        <SiteHeader.Brand href="#home">{shop}</SiteHeader.Brand>
        <SiteHeader.Nav aria-label={shop}>
          {sections.map((section, index) => (
            <SiteHeader.Link key={section} href={`#${index}`} current={index === 0}>
              {section}
            </SiteHeader.Link>
          ))}
        </SiteHeader.Nav>
      </SiteHeader.Root>
      <Container asChild>
        <main>
          <Stack gap="16" align="start" style={{ paddingBlock: 48, minBlockSize: 640 }}>
            <Heading level={1}>{title}</Heading>
            <Text as="p" tone="muted">
              {lead}
            </Text>
            {children}
          </Stack>
        </main>
      </Container>
    </>
  );
}
