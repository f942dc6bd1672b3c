import { Link, Text } from '@vitrine/ui';

export default function LinkExample() {
  return (
    <Text>
      See our <Link href="/returns">returns policy</Link>, or{' '}
      <Link href="https://post.example" external>
        follow your parcel
      </Link>
      .
    </Text>
  );
}
