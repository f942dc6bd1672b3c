import { CollectionAdmin } from '@vitrine/admin/collections';
import { useNavigate, useParams } from 'react-router';
import { urls } from '../urls.ts';

export function Component() {
  const navigate = useNavigate();
  const { collectionId } = useParams();
  return (
    <CollectionAdmin
      collectionId={collectionId}
      onOpen={(id) => void navigate(id ? `${urls.collections}/${id}` : urls.collections)}
    />
  );
}
