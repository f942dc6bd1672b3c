import {
  choose,
  createVariantIndex,
  productBySlugAtom,
  useAtomValue,
  viewSelection,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { VariantPicker } from '@vitrine/ui';
import { useMemo, useState } from 'react';

function Picker({ product }: { product: Product }) {
  const index = useMemo(() => createVariantIndex(product), [product]);
  const [selection, setSelection] = useState({});
  return (
    <VariantPicker.Root
      options={viewSelection(index, selection).options}
      selection={selection}
      onSelect={(option, value) => setSelection(choose(index, selection, option, value).selection)}
    />
  );
}

export default function VariantPickerExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ridge-pillar-candle'));
  return product ? <Picker product={product} /> : null;
}
