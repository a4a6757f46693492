import styles from './wordmark.module.css'
import { VIEW_BOX, wordmarkShapes } from './wordmark-outline.ts'

const ID = 'wordmark'
/** Of two kilobytes, which the page has: a browser takes them from there. */
const SHAPES = import.meta.env.SSR
  ? wordmarkShapes(styles.pane)
  : (globalThis.document?.getElementById(ID)?.innerHTML ?? '')

export function Wordmark({ label }: { label: string }) {
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
