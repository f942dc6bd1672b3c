import { Quantity } from '@wix/headless-components/react';
import { Cart, LineItem } from '@wix/headless-ecom/react';
import { render } from './shop.jsx';

await render(
  <>
    <h1>Cart</h1>
    <Cart.LineItems emptyState={<p>Your cart is empty.</p>}>
      <Cart.LineItemRepeater>
        <div>
          <LineItem.Image />
          <LineItem.Title />
          <LineItem.SelectedOptions>
            <LineItem.SelectedOptionRepeater />
          </LineItem.SelectedOptions>
          <LineItem.Quantity steps={1}>
            <div>
              <Quantity.Decrement />
              <Quantity.Input />
              <Quantity.Increment />
              <Quantity.Reset>Remove</Quantity.Reset>
            </div>
          </LineItem.Quantity>
        </div>
      </Cart.LineItemRepeater>
    </Cart.LineItems>
    <Cart.Coupon.Root>
      <div>
        <Cart.Coupon.Input />
        <Cart.Coupon.Trigger>Apply</Cart.Coupon.Trigger>
      </div>
    </Cart.Coupon.Root>
    <Cart.Totals.Price label="Subtotal" />
    <Cart.Totals.Shipping label="Delivery" />
    <Cart.Totals.Tax label="VAT" />
    <Cart.Totals.Total label="Total" />
    <Cart.Checkout>Check out</Cart.Checkout>
  </>,
);
