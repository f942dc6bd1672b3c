import { type AnyField, type AnyShape, isList } from './codec/codec.ts';
import type { AnyCall } from './endpoint.ts';

/**
 * The caller's name for a wire field: `lineItems[0].id` is `lineItems[0]._id`, and a value of the
 * path, such as `product.id`, is an argument of its own, `_id`. Specification 5.
 */
export function toArgumentName(
  { path, payload, argumentNames }: AnyCall,
  wireField: string,
): string {
  let field: AnyField | undefined = payload;
  const names = wireField.split('.').map((segment) => {
    const shape = shapeOf(field);
    const key = segment.replace(/\[.*/, '');
    field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    return key === 'id' && shape._id === 'id' ? `_${segment}` : segment;
  });
  const ownName = path.includes(`{${wireField}}`) ? names.pop() : undefined;
  return argumentNames?.[wireField] ?? ownName ?? names.join('.');
}

function shapeOf(field: AnyField | undefined): AnyShape {
  if (isList(field)) return shapeOf(field[0]);
  return typeof field === 'object' ? field : {};
}
