import { createRoot } from 'react-dom/client';
import { ShopWindow } from './shop-window.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<ShopWindow />);
