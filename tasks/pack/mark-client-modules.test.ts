import assert from 'node:assert/strict';
import { needsClient } from './mark-client-modules.ts';

Deno.test('needsClient() is true for hooks, contexts, class components and client packages', () => {
  for (
    const code of [
      'const messages = useMessages("price", priceMessages);',
      'const value = use(MessagesContext);',
      'const Context = createContext(undefined);',
      'class Boundary extends Component {}',
      'import { Dialog } from "@base-ui/react/dialog";',
    ]
  ) assert.equal(needsClient(code), true, code);
});

Deno.test('needsClient() is false for pure functions, texts and re-exports', () => {
  for (
    const code of [
      'export { useHydrated } from "./primitives/use-hydrated.js";',
      'import { useMessages } from "./use-messages.js";\nexport { useMessages };',
      'const because = (text) => text;\nbecause("x");',
      'export const formatPrice = (amount) => `${amount} VNĐ`;',
    ]
  ) assert.equal(needsClient(code), false, code);
});
