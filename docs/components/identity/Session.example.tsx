import { ProviderLogoutFailedDialog, SessionEndedDialog, SessionRenewalBanner } from '@vitrine/ui';

export default function SessionExample() {
  return (
    <>
      <SessionEndedDialog onLogIn={() => {}} />
      <SessionRenewalBanner />
      <ProviderLogoutFailedDialog returnTo="https://shop.example/" />
    </>
  );
}
