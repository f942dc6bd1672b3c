import pages from 'virtual:documentation/pages';
import { Source, Unstyled } from '@storybook/addon-docs/blocks';
import { Component, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { createDemo, DemoProviders, type Setup, useLoaded } from './demo.tsx';
import * as css from './Example.css.ts';

const modules = import.meta.glob<{ default: ComponentType }>('../../docs/**/*.example.tsx');
const sources = import.meta.glob<string>('../../docs/**/*.example.tsx', {
  query: '?raw',
  import: 'default',
});

/** Finds the loader of an example by its name, which is unique among all folders. */
function findLoader<Loaded>(loaders: Record<string, () => Promise<Loaded>>, name: string) {
  const [, load] =
    Object.entries(loaders).find(([path]) => path.endsWith(`/${name}.example.tsx`)) ?? [];
  if (!load) throw new Error(`There is no example ${name}.`);
  return load;
}

/** Whether an element has come near the visible part of the page. */
function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '300px' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isNear] as const;
}

/** Shows the error of an example in its place, so that the rest of the page stays. */
class ErrorPanel extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? (
      <p role="alert" data-example-error="">
        This example failed: {error.message}
      </p>
    ) : (
      this.props.children
    );
  }
}

/** The settings of an example that its reader can change. */
const choices = {
  theme: ['light', 'dark', 'contrast'],
  direction: ['ltr', 'rtl'],
  width: ['full', '390 px'],
} as const;

type Choice = keyof typeof choices;
type Settings = { [Name in Choice]: (typeof choices)[Name][number] };

interface ExampleProps {
  /** The name of its file, without `.example.tsx`. */
  name: string;
  setup?: Setup;
  /** The height of the stage before the example is there, in pixels. */
  height?: number;
  /** Whether the example runs. Default true. Otherwise the screenshot of `story` is shown. */
  live?: boolean;
  /** The name of a story's screenshot that shows the component, in the gallery too. */
  story?: string;
}

/** The screenshot of an example that does not run. */
function StoryPicture({ name, story }: { name: string; story: string }) {
  const { picture } = pages.find((page) => page.story === story) ?? {};
  return (
    <Unstyled>
      <img className={css.picture} src={picture} alt={`${name}, as its story shows it`} />
    </Unstyled>
  );
}

/**
 * A live example: it starts when it comes near the visible part of the page, with a mock platform of
 * its own. Below it is the code, which is the file that runs.
 */
export function Example({ name, setup, height = 120, live = true, story }: ExampleProps) {
  const [ref, isNear] = useNear();
  const [settings, setSettings] = useState<Settings>({
    theme: 'light',
    direction: 'ltr',
    width: 'full',
  });
  const [code] = useLoaded(() => findLoader(sources, name)(), isNear);
  const [loaded, error] = useLoaded(async () => {
    const [{ default: Content }, demo] = await Promise.all([
      findLoader(modules, name)(),
      createDemo(setup),
    ]);
    return { Content, demo };
  }, isNear && live);
  const isReady = code !== undefined && (!live || Boolean(loaded ?? error));
  return (
    <div
      ref={ref}
      className={css.root}
      data-example={name}
      data-state={isReady ? 'loaded' : 'loading'}
    >
      {!live && story && <StoryPicture name={name} story={story} />}
      {live && (
        <>
          <fieldset className={css.bar}>
            <legend className={css.legend}>How the example is shown</legend>
            {(Object.keys(choices) as Choice[]).map((choice) => (
              <select
                key={choice}
                aria-label={choice}
                className={css.select}
                value={settings[choice]}
                onChange={({ target }) => setSettings({ ...settings, [choice]: target.value })}
              >
                {choices[choice].map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            ))}
          </fieldset>
          <Unstyled>
            <div
              className={css.stage}
              style={{
                minBlockSize: height,
                maxInlineSize: settings.width === 'full' ? undefined : 390,
              }}
              data-stage=""
              data-vt-theme={settings.theme}
              dir={settings.direction}
            >
              {error && (
                <p role="alert" data-example-error="">
                  This example couldn’t be loaded: {error.message}
                </p>
              )}
              {loaded && (
                <ErrorPanel>
                  <DemoProviders demo={loaded.demo} direction={settings.direction}>
                    <loaded.Content />
                  </DemoProviders>
                </ErrorPanel>
              )}
            </div>
          </Unstyled>
        </>
      )}
      {code !== undefined && <Source code={code} language="tsx" />}
    </div>
  );
}
