import { Picture } from '@vitrine/ui';

export default function PictureExample() {
  return (
    <Picture
      image={{ url: '/pictures/ringvase.jpg', width: 1600, height: 2000 }}
      name="Ring vase"
      ratio={4 / 5}
      sizes="240px"
      style={{ inlineSize: 240 }}
    />
  );
}
