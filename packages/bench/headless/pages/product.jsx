import { MediaGallery } from '@wix/headless-media/react';
import { Choice, Option, Product } from '@wix/headless-stores/react';
import { loadProductServiceConfig } from '@wix/headless-stores/services';
import { render } from './shop.jsx';

const { config } = await loadProductServiceConfig(location.pathname.split('/').at(-1));

await render(
  <Product.Root product={config.product}>
    <div>
      <Product.MediaGallery>
        <MediaGallery.Viewport />
        <MediaGallery.Thumbnails>
          <MediaGallery.ThumbnailRepeater>
            <MediaGallery.ThumbnailItem />
          </MediaGallery.ThumbnailRepeater>
        </MediaGallery.Thumbnails>
      </Product.MediaGallery>
      <Product.Name />
      <Product.Price />
      <Product.CompareAtPrice />
      <Product.Variants>
        <Product.VariantOptions>
          <Product.VariantOptionRepeater>
            <div>
              <Option.Name />
              <Option.Choices>
                <Option.ChoiceRepeater>
                  <div>
                    <Choice.Text />
                    <Choice.Color />
                  </div>
                </Option.ChoiceRepeater>
              </Option.Choices>
            </div>
          </Product.VariantOptionRepeater>
        </Product.VariantOptions>
      </Product.Variants>
      <Product.Stock />
      <Product.Quantity.Root>
        <div>
          <Product.Quantity.Decrement />
          <Product.Quantity.Input />
          <Product.Quantity.Increment />
        </div>
      </Product.Quantity.Root>
      <Product.Action.AddToCart label="Add to cart" />
      <Product.Description as="html" />
    </div>
  </Product.Root>,
);
