/**
 * The wire shape of an entity: `_id` is `id` and dates are ISO strings, at every depth.
 * Everything else is the same on both sides. (A number that is not finite travels as a string;
 * the type leaves that out, because it is an exception in every field.) See docs/reference/catalog.mdx.
 */
export type Wire<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T as Key extends '_id' ? 'id' : Key]: Wire<T[Key]> }
      : T;
