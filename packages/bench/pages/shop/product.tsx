import { ProductDetail } from '../../../ui/src/catalog/product/view/ProductDetail.tsx';
import { render } from './shop.tsx';

render(<ProductDetail slug={location.pathname.split('/').at(-1) ?? ''} />);
