import { registrationStep } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { storyTime } from '@vitrine/storybook';
import { Button, EventRegistration, Link, Text } from '@vitrine/ui';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';

/** Registration as on the page, with placeholders for the forms of other components. */
const RegistrationExample = ({ name, event }: { name: string; event: EventV3 }) => {
  const step = registrationStep(event, storyTime);
  return useDemoLanguage()(
    <EventRegistration
      event={event}
      step={step}
      // Titles repeat in this gallery, and landmarks of a page need unique names.
      aria-label={name}
      aria-labelledby={undefined}
      level={3}
      tickets={<Button emphasis="primary">Choose tickets</Button>}
      rsvp={
        <Button emphasis="primary">
          {step.kind === 'waitlist' ? 'Join waiting list' : 'Answer'}
        </Button>
      }
      elsewhere={
        <Link variant="standalone" href="#/programme">
          See the programme
        </Link>
      }
      onLogIn={() => {}}
    />,
  );
};

/** A sheet of registrations, each under its name. */
export const Sheet = ({ items }: { items: readonly [string, EventV3][] }) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
      gap: '40px 32px',
    }}
  >
    {items.map(([name, event]) => (
      <div key={name}>
        <Text
          as="p"
          lang={/^[A-Z]/.test(name) ? 'en' : undefined}
          variant="caption"
          tone="muted"
          style={{ marginBlockEnd: 8 }}
        >
          {name}
        </Text>
        <RegistrationExample name={name} event={event} />
      </div>
    ))}
  </div>
);
