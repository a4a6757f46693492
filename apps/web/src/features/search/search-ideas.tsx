import { useMenu } from '#web/lib/catalog/use-menu.ts'
import { Categories, Popular } from './before-typing.tsx'
import styles from './search-panel.module.css'

const ignore = () => undefined

/** Words to look for and ways in, for a search page that has nothing to show. */
export function SearchIdeas() {
  return (
    <div className={styles.ideas}>
      <Popular onChoose={ignore} />
      <Categories categories={useMenu()} onChoose={ignore} />
    </div>
  )
}
