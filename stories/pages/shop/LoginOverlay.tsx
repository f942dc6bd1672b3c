import type { MockPlatform } from '@vitrine/mocks';
import { Login, type LoginDialogProps } from '@vitrine/ui';
import { useSignIn } from '../../identity/login-flow-demo.tsx';
import { useShopMessages } from '../lib/shop-messages.ts';

/** URL to which the provider redirects. */
export const siteUrl = 'https://fennhouse.example/';

/** Context that the demo store's login methods need. */
export interface LoginContext {
  /** The platform in the page, which is in for the provider's frame. */
  platform?: MockPlatform | undefined;
  /** Opens the provider's pages. Default: in this window. */
  navigate?: ((url: string) => void) | undefined;
}

export interface LoginOverProps
  extends LoginContext,
    Pick<LoginDialogProps, 'open' | 'onOpenChange'> {}

/** The login over a page of the demo shop. */
export function LoginOverlay({ open, onOpenChange, platform, navigate }: LoginOverProps) {
  const getMessage = useShopMessages();
  const signIn = useSignIn(platform);
  return (
    <Login.Dialog open={open} onOpenChange={onOpenChange}>
      <Login.Flow
        redirectUri={siteUrl}
        recoveryUrl={`${siteUrl}reset`}
        passwordDescription={getMessage('Eight characters or more.')}
        onDone={() => onOpenChange(false)}
        {...(signIn && { signIn })}
        {...(navigate && { navigate })}
      />
    </Login.Dialog>
  );
}
