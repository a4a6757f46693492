import { Link } from 'react-router'
import { Picture } from '#web/ui/picture.tsx'
import { type CardProduct, ProductCard } from '#web/ui/product-card/product-card.tsx'
import { ProductRail } from '#web/ui/product-card/product-rail.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import styles from './collection.module.css'
import type { HomeData } from './load/load-home.ts'

const BESIDE_LEAD = 4

/** One large picture, four small, and words that belong to the clothes. */
export function Collection({ collection }: { collection: HomeData['collection'] }) {
  const t = useT()
  const { products, lead, path, total } = collection
  const [first, ...others] = products
  const beside = lead ? products : others
  const small = beside.slice(0, BESIDE_LEAD)
  const more = beside.slice(BESIDE_LEAD)
  return (
    <section className="section-block" aria-labelledby="new">
      <div className="wrap">
        <SectionHead
          id="new"
          title={t('home.newCollection')}
          more={path ? { to: path, text: t('home.allCount', { count: total }) } : undefined}
        />
      </div>
      <div className={`wrap ${styles.collection}`}>
        {lead ? (
          <Lead image={lead.img} link={lead.link} title={lead.title} text={lead.text} focus={lead.focus} />
        ) : (
          first && <ProductLead product={first} />
        )}
        {small.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
      {more.length > 0 && (
        <div className={styles.more}>
          <ProductRail label={t('home.newCollection')} products={more} />
        </div>
      )}
    </section>
  )
}

function ProductLead({ product }: { product: CardProduct }) {
  const t = useT()
  const price = usePrice()
  const text = [product.brand_name, price(product.price_incl_tax)].filter(Boolean).join(t('shell.comma'))
  return <Lead image={product.image} link={product.path} title={product.name} text={text} />
}

type LeadProps = {
  image: string | null
  link: string
  title: string
  text: string
  focus?: readonly [number, number] | null
}

function Lead({ image, link, title, text, focus = null }: LeadProps) {
  return (
    <Link className={styles.lead} to={link}>
      <Picture path={image} size="slide" alt="" focus={focus} className={styles.picture} />
      <div className={styles.text}>
        <p className="type-section">{title}</p>
        <p className="tone-second">{text}</p>
      </div>
    </Link>
  )
}
