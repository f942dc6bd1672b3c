/** A color beside its value. It is decoration, because the value is text. */
export const Swatch = ({ color }: { color: string }) => (
  <span
    aria-hidden="true"
    style={{
      display: 'inline-block',
      inlineSize: 16,
      blockSize: 16,
      border: '1px solid #7c8481',
      borderRadius: 3,
      verticalAlign: -3,
      // A translucent color is on a checkerboard.
      background: `linear-gradient(${color}, ${color}), repeating-conic-gradient(#ffffff 0 25%, #c9cecb 0 50%) 0 / 8px 8px`,
    }}
  />
);
