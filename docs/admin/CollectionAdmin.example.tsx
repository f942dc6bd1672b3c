import { CollectionAdmin, CommandProvider } from '@vitrine/admin';

export default function CollectionAdminExample() {
  return (
    <CommandProvider>
      <CollectionAdmin />
    </CommandProvider>
  );
}
