// A catalogue of any size for measuring, cast from the demo shop's goods: the same attributes and categories.
import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { ATTRIBUTES } from './attributes/attributes.ts'
import { blocks } from './blocks/blocks.ts'
import { categories } from './categories/categories.ts'
import { nth } from './chance/chance.ts'
import { caster } from './generated/cast-product.ts'
import { moulds } from './generated/mould.ts'
import { pages } from './pages/pages.ts'
import { DEFAULT_CONTEXT, type DemoContext } from './range/demo-context.ts'

type Options = Partial<DemoContext> & { products: number; languages?: readonly Language[] }

/** `products` counts what lists show; hidden children (0, 2, 3 or 4 each) come on top. Made while it is read. */
export function* generatedShop({ products, languages = LANGUAGES, ...rest }: Options): Generator<ShopRecord> {
  const context: DemoContext = { ...DEFAULT_CONTEXT, ...rest }
  const shapes = moulds(languages, context)
  const cast = caster(context)
  yield* ATTRIBUTES
  yield* categories()
  for (let i = 0; i < products; i++) yield* cast(nth(shapes, i), i)
  yield* pages()
  yield* blocks(context)
}
