import { Account, OrderHistory } from '@vitrine/ui';

export default function AccountExample() {
  return (
    <Account.Root onLogIn={() => {}}>
      <Account.Profile />
      <Account.Section title="Orders">
        <OrderHistory />
      </Account.Section>
      <Account.Security returnTo="/" />
    </Account.Root>
  );
}
