import { ProductRail } from '#web/ui/product-card/product-rail.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './content-body.module.css'
import type { BodyPart } from './load-body.ts'

export function ContentBody({ parts }: { parts: readonly BodyPart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
  return parts.map((part, at) => <Part key={at} part={part} />)
}

function Part({ part }: { part: BodyPart }) {
  const t = useT()
  if ('html' in part)
    return (
      <div
        className={`wrap ${styles.text}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the contract says sanitised HTML, on write and on read
        dangerouslySetInnerHTML={{ __html: part.html }}
      />
    )
  return (
    <div className={styles.products}>
      <ProductRail label={t('content.products')} products={part.products} />
    </div>
  )
}
