import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { Categories, Popular } from './before-typing.tsx'
import styles from './search-panel.module.css'

type Doors = readonly MenuNode[]
type NothingFoundProps = { typed: string; categories: Doors; onChoose: (text?: string) => void }

/** Never a dead end: other words and the ways in. Near texts stand in the list of suggestions above. */
export function NothingFound({ typed, categories, onChoose }: NothingFoundProps) {
  const t = useT()
  return (
    <>
      <p className={styles.hint}>{t('search.none', { text: typed })}</p>
      <Popular onChoose={onChoose} />
      <Categories categories={categories} onChoose={onChoose} />
    </>
  )
}
