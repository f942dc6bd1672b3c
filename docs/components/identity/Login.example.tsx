import { Login } from '@vitrine/ui';

export default function LoginExample() {
  return (
    <Login.Page>
      <Login.Flow
        redirectUri="https://shop.example/login/return"
        recoveryUrl="https://shop.example/login/reset"
        onDone={() => {}}
      />
    </Login.Page>
  );
}
