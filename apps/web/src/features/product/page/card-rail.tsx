import type { ProductCard as CatalogueCard } from '@vitrine/domain/catalog/product'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { ProductRail } from '#web/ui/product-card/product-rail.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'

type CardRailProps = { id: string; title: string; cards: CatalogueCard[] }

export function CardRail({ id, title, cards }: CardRailProps) {
  return (
    <section className="section-block" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} />
      </div>
      <ProductRail label={title} products={cards.map((card) => toCardProduct(card))} />
    </section>
  )
}
