import { Link, NewsletterForm } from '@vitrine/ui';

export default function NewsletterFormExample() {
  return (
    <NewsletterForm
      subscribe={async (email) =>
        email.endsWith('@example.com')
          ? undefined
          : { email: 'Use an address of example.com here.' }
      }
      note={
        <>
          Unsubscribe at any time. See our <Link href="#privacy">privacy policy</Link>.
        </>
      }
    />
  );
}
