import type { ReactNode } from 'react';

/** Another login method: an external provider, or an organization's login. */
export interface LoginConnection {
  /** The connection's id on the platform. */
  id: string;
  /** Its name, such as the organization's. */
  label: string;
  /** Image before the label, such as the logo of the provider. */
  icon?: ReactNode;
  /**
   * Returns the proof of the external provider, such as the result of its own button. The login
   * then completes here. Without it, the login continues on the platform's page, which supports the
   * connection.
   */
  prove?: () => Promise<Record<string, string>>;
  /** Everyone with an address of these domains logs in there, and has no password here. */
  domains?: readonly string[];
}

const getDomain = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 0
    ? ''
    : email
        .slice(at + 1)
        .trim()
        .toLowerCase();
};

/** The connection that everyone with this address logs in by. */
export function getConnection(
  email: string,
  connections: readonly LoginConnection[],
): LoginConnection | undefined {
  const domain = getDomain(email);
  if (!domain) return undefined;
  return connections.find(({ domains = [] }) =>
    domains.some((own) => own.toLowerCase() === domain),
  );
}
