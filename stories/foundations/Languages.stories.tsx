import { expectNoOverflow, mockPlatform } from '@vitrine/storybook';
import { CartPage, Link, Login } from '@vitrine/ui';
import { german } from '@vitrine/ui/messages/de';
import { persian } from '@vitrine/ui/messages/fa';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { filled, usual } from '../cart/cart-contents.ts';
import { ListingPage } from '../catalog/listing.tsx';
import { ProductPage, pageArgs } from '../catalog/product-page.tsx';
import { email, host, respondingWith } from '../identity/login-steps-demo.tsx';
import { pseudo, speaksOnly } from '../lib/languages.ts';

const at = (width: 'small' | 'large', locale: string) => ({
  viewport: { value: width, isRotated: false },
  locale,
});

const Cart = () => (
  <main>
    <CartPage navigate={() => {}} emptyAction={<Link href="#objects">—</Link>} />
  </main>
);

/** I2: pages in other languages, and none of English left but what the shop wrote. */
const meta = preview.meta({ title: 'Foundations/Languages', component: Cart });

export const CartInPersian = meta.story({
  parameters: { requirements: ['I2'] },
  globals: at('large', 'fa-IR'),
  loaders: [filled(usual)],
  play: async ({ canvas, canvasElement }) => {
    const checkout = await canvas.findByRole('button', { name: 'تسویه‌حساب' });
    const title = canvas.getByRole('heading', { level: 1, name: 'سبد خرید' });
    await canvas.findByText(/^شامل .*€/);
    await speaksOnly(canvasElement, persian, []);
    await isAtTheLeftOf(checkout, title);
  },
});

/** In right-to-left text, the summary is on the left. */
async function isAtTheLeftOf(summary: HTMLElement, title: HTMLElement): Promise<void> {
  await waitFor(() =>
    expect(summary.getBoundingClientRect().right).toBeLessThan(title.getBoundingClientRect().right),
  );
}

export const CartInGerman = meta.story({
  parameters: { requirements: ['I2'] },
  globals: at('small', 'de'),
  loaders: [filled(usual)],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Zur Kasse' });
    await canvas.findByText(/^Inkl\./);
    await speaksOnly(canvasElement, german);
    await expectNoOverflow(canvasElement);
  },
});

export const CartInPseudoLocale = meta.story({
  parameters: { requirements: ['I2'] },
  globals: at('small', 'en-XA'),
  loaders: [filled(usual)],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^\[Îñçļûðéš/);
    await speaksOnly(canvasElement, pseudo);
    const named = canvas.getAllByRole('button').length;
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /\[/ })).toHaveLength(named));
    await expectNoOverflow(canvasElement);
  },
});

/** The product page with the demo shop's additions in the language of the story. */
const DemoProductPage = () => <ProductPage {...useDemoLanguage()(pageArgs)} />;

export const ProductInPersian = meta.story({
  parameters: { requirements: ['I2'] },
  globals: at('large', 'fa-IR'),
  loaders: [mockPlatform()],
  render: () => <DemoProductPage />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'افزودن به سبد' });
    await speaksOnly(canvasElement, persian, []);
  },
});

export const CollectionInPersian = meta.story({
  parameters: { requirements: ['I2'], screenshot: 'window' },
  globals: at('large', 'fa-IR'),
  loaders: [mockPlatform()],
  render: () => <ListingPage query="stock=1&price=20..320" limit={8} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^حذف .*موجود/ });
    await canvas.findAllByRole('article');
    // The lower price is read first, at the right.
    await waitFor(() =>
      expect(
        getComputedStyle(canvas.getByText(/۲۰.* تا .*۳۲۰/, { selector: 'bdi' })).direction,
      ).toBe('rtl'),
    );
    await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
    await speaksOnly(canvasElement, persian, []);
  },
});

export const LoginInPersian = meta.story({
  parameters: { requirements: ['I2'] },
  globals: at('small', 'fa-IR'),
  beforeEach: respondingWith(),
  render: () => (
    <main>
      <Login.Page>
        <Login.LoginForm
          defaultEmail={email}
          description="جای شما تا پایان ورود نگه داشته می‌شود."
          onSend={host.send}
          onForgot={host.go}
          onRegister={host.go}
        />
      </Login.Page>
    </main>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'ورود' });
    await speaksOnly(canvasElement, persian, []);
  },
});
