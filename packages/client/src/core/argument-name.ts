import type { AnyCall } from './call.ts';
import type { AnyField, AnyShape } from './shape.ts';

/**
 * The caller's name for a wire field: `lineItems[0].id` is `lineItems[0]._id`, and a value of the
 * path, such as `product.id`, is an argument of its own, `_id`. Specification 5.
 */
export function toArgumentName(
  { path, payload, argumentNames }: AnyCall,
  wireField: string,
): string {
  const told = argumentNames?.[wireField];
  if (told) return told;
  let field: AnyField | undefined = payload;
  const names: string[] = [];
  for (const segment of wireField.split('.')) {
    const [, key = segment, index = ''] = /^([^[]*)(\[.*)?$/.exec(segment) ?? [];
    const shape = asShape(field);
    names.push((key === 'id' && shape?._id === 'id' ? '_id' : key) + index);
    field = shape && Object.hasOwn(shape, key) ? shape[key] : undefined;
  }
  return names.slice(path.includes(`{${wireField}}`) ? -1 : 0).join('.');
}

function asShape(field: AnyField | undefined): AnyShape | undefined {
  if (Array.isArray(field)) return asShape(field[0]);
  return typeof field === 'object' ? (field as AnyShape) : undefined;
}
