import type { Metadata } from 'next';
import { LoginContent } from './login-content.tsx';

export const metadata: Metadata = { title: 'Log in' };

export default function LogInRoute() {
  return <LoginContent />;
}
