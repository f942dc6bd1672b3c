import { CartPage } from '../../../ui/src/cart/CartPage.tsx';
import { render } from './shop.tsx';

render(<CartPage />);
