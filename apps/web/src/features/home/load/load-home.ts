import { getCatalog, getCategoryTree } from '@vitrine/contract/catalog'
import type { Category, ProductCard } from '@vitrine/domain/catalog/product'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import {
  BESTSELLERS,
  inAddress,
  NEWEST,
  type ProductScope,
  type ProductSort,
  productQuery,
} from '#web/lib/catalog/product-query.ts'
import { categoryPath } from '#web/lib/links.ts'
import { categoryTag, productTag } from '#web/lib/page-note.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { type Bonus, type HomeSettings, loadHomeSettings, type Slide } from './home-settings.ts'
import { loadPlace, type MainPlace } from './load-place.ts'
import { isReachable, pickRows, pickStrip, subtreeIds } from './pick-categories.ts'
import { nameApart, type Way, waysTo } from './ways-to.ts'

export type CategoryRow = {
  id: number
  name: string
  path: string
  count: number
  image: string | null
  /** Where several headings have a category of this name: one way to each. */
  ways: Way[]
}
export type Strip = CategoryRow & {
  narrower: { id: number; name: string; path: string }[]
  products: CardProduct[]
}
export type HomeData = {
  slides: Slide[]
  styles: Slide[]
  rows: CategoryRow[]
  collection: { products: CardProduct[]; lead: Slide | null; path: string | null; total: number }
  strip: Strip | null
  bestsellers: CardProduct[]
  /** Every main category, and the products of the first. */
  main: { places: MainPlace[]; products: CardProduct[] }
  bonus: Bonus | null
}

/** Spec §9: sliders and bestsellers 18. */
const SLIDER_SIZE = 18
/** Fewer marked ones than fill the first screen are not a collection. */
const LEAST_MARKED = 5

type Row = { cards: ProductCard[]; total: number }
type Ask = (scope: ProductScope, sort: ProductSort, size: number) => Promise<Row>

export async function loadHome(shop: ShopRequest): Promise<HomeData> {
  const [settings, tree] = await Promise.all([
    loadHomeSettings(shop.client),
    shop.client.call(getCategoryTree, { query: { depth: 3 } }),
  ])
  const rows = pickRows(
    tree.items,
    settings.mainCategories.map(({ path }) => path),
  )
  const strip = pickStrip(tree.items, settings.stripPath)
  const places = rows
    .filter((row) => row !== strip)
    .map((row) => toPlace(row, settings, nameApart(tree.items, row)))
  const [firstPlace] = places
  const ask = (scope: ProductScope, sort: ProductSort, size: number) =>
    loadRow(shop, productQuery({ scope, sort, size }))
  const [fresh, best, inStrip, inPlace, ...pictures] = await Promise.all([
    loadCollection(ask),
    ask({}, BESTSELLERS, SLIDER_SIZE),
    strip ? ask({ categoryIds: subtreeIds(strip) }, NEWEST, SLIDER_SIZE) : { cards: [], total: 0 },
    firstPlace ? loadPlace(shop.client, firstPlace).then(toRowOf) : { cards: [], total: 0 },
    ...rows.map((row) =>
      row.image ? { cards: [], total: 0 } : ask({ categoryIds: [row.id] }, BESTSELLERS, 1),
    ),
  ])
  keep(shop, [...rows, ...(strip ? [strip] : [])], [fresh, best, inStrip, inPlace, ...pictures])
  return {
    slides: slidesOf(settings, [...inStrip.cards, ...fresh.cards]),
    styles: settings.styles,
    rows: rows.map((row, position) => ({
      ...toRow(row, pictures[position]?.cards[0]),
      ways: waysTo(tree.items, row),
    })),
    collection: {
      products: toTiles(fresh),
      lead: settings.collection,
      path: settings.newPath ?? newPathOf(tree.items),
      total: fresh.total,
    },
    strip: strip ? { ...toStrip(strip, inStrip), name: nameApart(tree.items, strip) } : null,
    bestsellers: toTiles(best),
    main: { places, products: toTiles(inPlace) },
    bonus: settings.bonus,
  }
}

async function loadRow(shop: ShopRequest, ask: ReturnType<typeof productQuery>): Promise<Row> {
  const { items, total } = await shop.client.call(getCatalog, { query: inAddress(ask) })
  return { cards: items, total }
}

/** What is marked new, or the newest when next to nothing is. */
async function loadCollection(ask: Ask): Promise<Row> {
  const marked = await ask({ flags: ['new'] }, NEWEST, SLIDER_SIZE)
  return marked.cards.length >= LEAST_MARKED ? marked : ask({}, NEWEST, SLIDER_SIZE)
}

function keep(shop: ShopRequest, categories: Category[], rows: Row[]): void {
  shop.page.keep('home', [
    'cms-cms_settings',
    ...categories.map(({ id }) => categoryTag(id)),
    ...rows.flatMap(({ cards }) => cards.map(({ id }) => productTag(id))),
  ])
}

/** Without an editor's slide the pictures of the main category stand there; the page adds its own words. */
function slidesOf(settings: HomeSettings, cards: ProductCard[]): Slide[] {
  if (settings.slides.length > 0) return settings.slides
  const [first, second] = cards.filter((card) => card.image)
  if (!first?.image) return []
  const words = { title: '', text: '', button: '', link: '', alt: '' }
  return [{ ...words, img: first.image, second: second?.image ?? null, focus: null, secondFocus: null }]
}

const toRowOf = (cards: ProductCard[]): Row => ({ cards, total: cards.length })
const toTiles = ({ cards }: Row): CardProduct[] => cards.map((card) => toCardProduct(card))

function toRow(category: Category, card: ProductCard | undefined): CategoryRow {
  const { id, name, product_count: count, image } = category
  return { id, name, count, path: categoryPath(category), image: image || (card?.image ?? null), ways: [] }
}

function toPlace(category: Category, { mainCategories }: HomeSettings, name: string): MainPlace {
  const path = categoryPath(category)
  const topSkus = mainCategories.find((one) => one.path === path)?.topSkus ?? []
  return {
    id: category.id,
    name,
    path,
    count: category.product_count,
    ids: subtreeIds(category),
    topSkus,
  }
}

function toStrip(category: Category, row: Row): Strip {
  const narrower = category.children_data.filter(isReachable)
  return {
    ...toRow(category, row.cards[0]),
    narrower: narrower.map((child) => ({ id: child.id, name: child.name, path: categoryPath(child) })),
    products: toTiles(row),
  }
}

function newPathOf(tree: Category[]): string | null {
  const found = tree.find(({ url_key }) => /^(new|new-in|what-is-new|neu|novinki)$/.test(url_key))
  return found ? categoryPath(found) : null
}
