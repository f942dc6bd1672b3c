import type { ProfilePort } from '@vitrine/atoms';
import type { Identity } from '@vitrine/client/identity';
import { Account, Button, Container, SiteHeader, Text } from '@vitrine/ui';
import { fn } from 'storybook/test';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { member } from './login-flow-demo.tsx';
import { signedIn } from './signed-in.ts';

export const host = {
  logIn: fn(),
  navigate: fn<(url: string) => void>(),
  logOutEverywhere: fn<() => Promise<void>>(),
};

/**
 * A store's account page: its own orders and tickets, and the components for profile and security.
 */
export function AccountPage() {
  const say = useDemoLanguage();
  return (
    <>
      <SiteHeader.Root>
        <SiteHeader.Brand href="#home">Fenn House</SiteHeader.Brand>
      </SiteHeader.Root>
      <Container asChild>
        <main>
          <Account.Root
            onLogIn={host.logIn}
            nav={
              <Account.Nav>
                <Account.Link href="#overview" current>
                  {say('Overview')}
                </Account.Link>
                <Account.Link href="#orders">{say('Orders')}</Account.Link>
                <Account.Link href="#tickets">{say('Tickets')}</Account.Link>
              </Account.Nav>
            }
          >
            <Account.Section
              title={say('Orders')}
              action={
                <Button asChild emphasis="text">
                  <a href="#orders">{say('All orders')}</a>
                </Button>
              }
            >
              <Account.Rows>
                <Account.Row
                  title={say('No. 10482')}
                  note={say('Ridge pillar candle, two serving bowls')}
                >
                  <Text>{say('On its way')}</Text>
                </Account.Row>
                <Account.Row title={say('No. 10377')} note={say('Low pitcher')}>
                  <Text>{say('Collected on 3 November')}</Text>
                </Account.Row>
              </Account.Rows>
            </Account.Section>
            <Account.Section title={say('Tickets')}>
              <Text as="p" tone="muted">
                {say('Nothing here yet. Your tickets will appear here.')}
              </Text>
            </Account.Section>
            <Account.Profile />
            <Account.Security
              returnTo="https://fennhouse.example/"
              navigate={host.navigate}
              passwordDescription={say('Eight characters or more.')}
              onLogOutEverywhere={host.logOutEverywhere}
            />
          </Account.Root>
        </main>
      </Container>
    </>
  );
}

export const runa: Identity = {
  email: { address: member.email, isVerified: true },
  identityProfile: { firstName: 'Runa', lastName: 'Holm' },
};

/** A member, with the data of the host's own server. */
export const memberWith = (port: Partial<ProfilePort> = {}, failing?: 'identity.changePassword') =>
  signedIn(
    ({ platform }) => {
      if (failing) platform.fail(failing, 'offline', { times: 1 });
    },
    {
      ports: () => {
        const save: ProfilePort['save'] = async (identityProfile) => ({ ...runa, identityProfile });
        return { profile: { read: async () => runa, save, ...port } };
      },
    },
  );
