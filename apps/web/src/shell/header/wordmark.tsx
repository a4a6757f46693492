import { SHOP_NAME } from '@vitrine/domain/store/shop-name'
import { useStore } from '#web/ui/shop-context.tsx'
import styles from './wordmark.module.css'
import { VIEW_BOX, wordmarkShapes } from './wordmark-outline.ts'

const ID = 'wordmark'
/** Of two kilobytes, which the page has: a browser takes them from there. */
const SHAPES = import.meta.env.SSR
  ? wordmarkShapes(styles.pane)
  : (globalThis.document?.getElementById(ID)?.innerHTML ?? '')

/** The drawn word of the name it was drawn for; a shop with a name of its own is written out. */
export function Wordmark({ label }: { label: string }) {
  const { shopName } = useStore()
  if (shopName !== SHOP_NAME)
    return (
      <span className={styles.name} role="img" aria-label={label}>
        {shopName}
      </span>
    )
  return (
    <svg className={styles.wordmark} viewBox={VIEW_BOX} role="img" aria-label={label}>
      <use href={`#${ID}`} />
    </svg>
  )
}

/** Once a page, before all that shows the mark. */
export function WordmarkShapes() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an outline of our own */}
        <g id={ID} dangerouslySetInnerHTML={{ __html: SHAPES }} suppressHydrationWarning />
      </defs>
    </svg>
  )
}
