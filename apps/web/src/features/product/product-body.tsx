import { useMenu } from '#web/lib/catalog/use-menu.ts'
import { PartByPart } from '#web/lib/render/part-by-part.tsx'
import { CrumbsLd } from '#web/lib/seo/crumbs-ld.tsx'
import { ProductLd } from '#web/lib/seo/product-ld-block.tsx'
import { RecentlyViewed } from '#web/recently-viewed/recently-viewed.tsx'
import { Crumbs } from '#web/ui/crumbs.tsx'
import { lazyPart } from '#web/ui/lazy/lazy-part.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { crumbsOf } from './crumbs-of.ts'
import { Badges } from './gallery/badges.tsx'
import { Gallery } from './gallery/gallery.tsx'
import './page/page-styles.ts'
import { BuyBox } from './buy-box/buy-box.tsx'
import { useCurrentProduct } from './page/use-current-product.ts'
import styles from './product-body.module.css'
import type { ProductData } from './product-data.ts'
import { usePurchase } from './purchase/use-purchase.ts'
import './reviews/review-styles.ts'
import { picturesOf } from './variant/pictures-of.ts'

// Nobody acts on these before the rest of the page; as HTML they are all there.
const lateParts = () => import('./page/late-parts.ts')
const About = lazyPart(async () => (await lateParts()).About)
const CardRail = lazyPart(async () => (await lateParts()).CardRail)
const ReviewSection = lazyPart(async () => (await lateParts()).ReviewSection)

/** The page of one product; another product is another choice. */
export function ProductBody({ data }: { data: ProductData }) {
  const t = useT()
  const { childSku, worn, similar, reviews } = data
  const product = useCurrentProduct(data.product)
  const crumbs = crumbsOf({ product, menu: useMenu(), home: t('product.home') })
  const purchase = usePurchase(product, childSku)
  const pictures = picturesOf(product, purchase.choice)
  return (
    <>
      <ProductLd product={product} />
      <CrumbsLd crumbs={crumbs} />
      <Crumbs crumbs={crumbs} />
      <div className={styles.product}>
        <Gallery name={product.name} pictures={pictures}>
          <Badges product={product} quote={purchase.quote} />
        </Gallery>
        <BuyBox product={product} purchase={purchase}>
          <PartByPart>
            <About product={data.product} deliveries={data.deliveries} />
          </PartByPart>
        </BuyBox>
      </div>
      <PartByPart isLast>
        {worn.length > 0 && <CardRail id="worn" title={t('product.wornWith')} cards={worn} />}
        <ReviewSection product={data.product} reviews={reviews} />
        {similar.length > 0 && <CardRail id="similar" title={t('product.similar')} cards={similar} />}
        <RecentlyViewed product={product} />
      </PartByPart>
    </>
  )
}
