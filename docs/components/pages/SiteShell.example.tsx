import { Container, PageHeader, SiteShell } from '@vitrine/ui';

export default function SiteShellExample() {
  return (
    <SiteShell
      name="Fenn House"
      pathname="/"
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
      <Container>
        <PageHeader title="Hello" description="The content of the page." />
      </Container>
    </SiteShell>
  );
}
