import type { LineItem } from '@vitrine/client/cart';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinePicture } from './CartLine.tsx';
import { CartLineContext, type CartLineContextValue } from './cart-line-context.ts';

const render = (line: Partial<LineItem>) =>
  renderToStaticMarkup(
    <CartLineContext value={{ line } as CartLineContextValue}>
      <LinePicture image={{ url: '/own.jpg' }} />
    </CartLineContext>,
  );

it('shows the image that the host passes, instead of that of the line', () => {
  expect(render({})).toContain('/own.jpg');
  expect(render({ image: { url: '/line.jpg' } as LineItem['image'] })).toContain('/own.jpg');
});
