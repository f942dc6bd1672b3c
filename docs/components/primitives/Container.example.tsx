import { Container, Text } from '@vitrine/ui';

export default function ContainerExample() {
  return (
    <Container>
      <Text>As wide as the page, with the gutter of the theme.</Text>
    </Container>
  );
}
