import { MediaManager } from '@vitrine/admin/media';
import { useParams } from 'react-router';

export function Component() {
  const { productId = '' } = useParams();
  return <MediaManager key={productId} productId={productId} />;
}
