import { useRef, useState } from 'react'
import { useListClient } from '#web/engine/partner/use-list-client.ts'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { notify } from '#web/lib/notify.ts'
import { useSlowMark } from '#web/lib/render/use-slow-mark.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { ProductRail } from '#web/ui/product-card/product-rail.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { HomeData } from './load/load-home.ts'
import { loadPlace, type MainPlace } from './load/load-place.ts'
import styles from './main-categories.module.css'

/** Best of each main category: the first comes with the page, the others when they are asked for. */
export function MainCategories({ main }: { main: HomeData['main'] }) {
  const t = useT()
  const { shown, products, isBusy, show } = useShownPlace(main)
  const list = useSlowMark<HTMLDivElement>(isBusy)
  if (!shown || products.length === 0) return null
  return (
    <section className="section-block" aria-labelledby="main-categories">
      <div className="wrap">
        <SectionHead
          id="main-categories"
          title={t('home.bestOf')}
          more={{ to: shown.path, text: t('home.allCount', { count: shown.count }) }}
        />
        <ul className={styles.places}>
          {main.places.map((place) => (
            <li key={place.id}>
              <button type="button" aria-pressed={place === shown} onClick={() => show(place)}>
                {place.name}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div aria-busy={isBusy} ref={list} className={styles.products}>
        <ProductRail label={shown.name} key={shown.id} products={products} />
      </div>
    </section>
  )
}

function useShownPlace({ places, products: first }: HomeData['main']) {
  const t = useT()
  const client = useListClient()
  const [known, setKnown] = useState<ReadonlyMap<number, CardProduct[]>>(() => new Map())
  const [shown, setShown] = useState(places[0])
  const [wanted, setWanted] = useState<MainPlace>()
  const pressed = useRef<MainPlace>(undefined)
  const products = (shown && known.get(shown.id)) ?? first

  async function show(place: MainPlace) {
    pressed.current = place
    if (place === places[0] || known.has(place.id)) return end(place)
    setWanted(place)
    const cards = await loadPlace(client, place).catch(() => undefined)
    const products = cards?.map((card) => toCardProduct(card))
    if (products) setKnown((before) => new Map(before).set(place.id, products))
    // What was pressed after it is what somebody waits for.
    if (pressed.current === place) end(products && place)
  }
  function end(place: MainPlace | undefined) {
    setWanted(undefined)
    if (place) setShown(place)
    else notify({ text: t('home.placeFailed'), tone: 'warning' })
  }
  return { shown, products, isBusy: wanted !== undefined, show }
}
