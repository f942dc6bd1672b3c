import { PickupLocations } from '@vitrine/ui';

export default function PickupLocationsExample() {
  return (
    <PickupLocations
      locations={[
        { id: 'north', name: 'Nørrebro', address: 'Jægersborggade 12', availability: 'available' },
        { id: 'harbor', name: 'Harbor', address: 'Nordre Toldbod 3', availability: 'sold-out' },
      ]}
    />
  );
}
