import { type ThemeName, themeAttributes } from '@vitrine/theme';
import {
  Badge,
  Button,
  Callout,
  Checkbox,
  CollectionProducts,
  EventDetailPage,
  Field,
  Heading,
  Inline,
  NumberStepper,
  ProductDetail,
  ProductDetailPage,
  RadioGroup,
  SiteShell,
  Stack,
  StatusDot,
  Tabs,
  Text,
  TextField,
} from '@vitrine/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createDemo, type Demo, DemoProviders, useLoaded } from '../demo.tsx';
import { getLabels, SelectField } from './fields.tsx';
import * as css from './ThemeEditor.css.ts';
import { type ThemeChanges, toProperties } from './theme-changes.ts';

/** What a theme changes: single components first, then a row of products and a product. */
function Components() {
  return (
    <Stack gap="40">
      <Stack gap="16">
        <Heading level={2}>Objects for slow evenings</Heading>
        <Text tone="muted">Poured in small batches since 1986.</Text>
        <Inline gap="12">
          <Button emphasis="primary">Add to cart</Button>
          <Button>Compare</Button>
          <Button emphasis="quiet">Cancel</Button>
          <Badge>New</Badge>
          <StatusDot state="low">Only 2 left</StatusDot>
        </Inline>
        <Callout tone="warning">Only 2 left, you have 3.</Callout>
        <Field label="Email" hint="We only use it for this order.">
          <TextField type="email" />
        </Field>
        <Field label="Delivery" group>
          <RadioGroup.Root defaultValue="home">
            <RadioGroup.Item value="home">To your home</RadioGroup.Item>
            <RadioGroup.Item value="store">Pick up in the store</RadioGroup.Item>
          </RadioGroup.Root>
        </Field>
        <Checkbox defaultChecked>Keep me informed</Checkbox>
        <NumberStepper of="Ring vase" defaultValue={1} min={1} max={6} />
        <Tabs.Root defaultValue="upcoming">
          <Tabs.List aria-label="Events">
            <Tabs.Tab value="upcoming">Upcoming</Tabs.Tab>
            <Tabs.Tab value="past">Past</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="upcoming">Seven events</Tabs.Panel>
          <Tabs.Panel value="past">Forty events</Tabs.Panel>
        </Tabs.Root>
      </Stack>
      <CollectionProducts query={{ limit: 4 }} level={3} />
      <ProductDetail slug="ridge-pillar-candle" />
    </Stack>
  );
}

function ShopPage({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <SiteShell
      name="Fenn House"
      pathname={pathname}
      navigation={[
        { label: 'For the table', href: '/collections/for-the-table' },
        { label: 'Events', href: '/events' },
      ]}
      login={{
        redirectUri: 'https://shop.example/login/return',
        recoveryUrl: 'https://shop.example/login/reset',
      }}
      logout={{ returnTo: 'https://shop.example/' }}
    >
      {children}
    </SiteShell>
  );
}

const previews = {
  components: { label: 'Components', isPage: false, render: () => <Components /> },
  product: {
    label: 'Product page',
    isPage: true,
    render: () => (
      <ShopPage pathname="/products/ridge-pillar-candle">
        <ProductDetailPage slug="ridge-pillar-candle" />
      </ShopPage>
    ),
  },
  event: {
    label: 'Event page',
    isPage: true,
    render: () => (
      <ShopPage pathname="/events/resonance-for-nine-strings">
        <EventDetailPage slug="resonance-for-nine-strings" />
      </ShopPage>
    ),
  },
} as const;

type Preview = keyof typeof previews;

export const themeLabels: Record<ThemeName, string> = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
};

/**
 * A page at the width of the window, as its media queries see it, scaled to the width of its parent.
 */
function ScaledPage({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [{ width, scale }, setSize] = useState({ width: window.innerWidth, scale: 1 });
  useEffect(() => {
    const parent = ref.current?.parentElement;
    if (!parent) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: window.innerWidth, scale: parent.clientWidth / window.innerWidth }),
    );
    observer.observe(parent);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={css.page} style={{ inlineSize: width, zoom: scale }}>
      {children}
    </div>
  );
}

interface StageProps {
  changes: ThemeChanges;
  preview: Preview;
  demo: Demo;
}

/** The preview in one theme. */
function Stage({ changes, preview, demo }: StageProps) {
  const { theme, density } = changes;
  const { label, isPage, render } = previews[preview];
  const content = <DemoProviders demo={demo}>{render()}</DemoProviders>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own, and a section would contain the landmarks of the page.
    <div
      role="group"
      aria-label={`${label}, ${themeLabels[theme].toLowerCase()}`}
      className={css.stage}
      data-stage=""
      {...themeAttributes({ theme, density })}
      style={toProperties(changes)}
    >
      {isPage ? <ScaledPage>{content}</ScaledPage> : <div className={css.sample}>{content}</div>}
    </div>
  );
}

/** Components or a page of the shop in the edited theme, or in light and dark below each other. */
export function ThemePreview({ changes }: { changes: ThemeChanges }) {
  const [preview, setPreview] = useState<Preview>('components');
  const [isInBoth, setInBoth] = useState(false);
  const [demo] = useLoaded<Demo>(createDemo);
  const stages = useRef<HTMLDivElement>(null);
  const themes: readonly ThemeName[] = isInBoth ? ['light', 'dark'] : [changes.theme];
  return (
    <div className={css.preview}>
      <div className={css.previewBar}>
        <SelectField
          label="Preview"
          value={preview}
          options={getLabels(previews)}
          onChange={setPreview}
        />
        <SelectField
          label="Shown in"
          value={isInBoth ? 'both' : 'edited'}
          options={{ edited: 'Edited theme', both: 'Light and dark' }}
          onChange={(value) => setInBoth(value === 'both')}
        />
        {document.fullscreenEnabled && (
          <button
            type="button"
            className={css.button}
            onClick={() => stages.current?.requestFullscreen()}
          >
            Full screen
          </button>
        )}
      </div>
      <div ref={stages} className={css.stages}>
        <button type="button" className={css.exit} onClick={() => document.exitFullscreen()}>
          Exit full screen
        </button>
        {demo &&
          themes.map((theme) => (
            <Stage key={theme} changes={{ ...changes, theme }} preview={preview} demo={demo} />
          ))}
      </div>
    </div>
  );
}
