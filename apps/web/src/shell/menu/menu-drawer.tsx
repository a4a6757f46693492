import { useState } from 'react'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { CategoryTree } from './category-tree.tsx'
import styles from './menu-drawer.module.css'
import { MenuLinks } from './menu-links.tsx'
import { MenuPerson } from './person/menu-person.tsx'
import { usePerson } from './person/use-person.ts'
import { StoreChoice } from './store-choice.tsx'
import { usePromoMenu } from './use-promo-menu.ts'

export type MenuDrawerProps = { menu: MenuNode[]; isOpen: boolean; onClose: () => void }

/** The main sidebar: a view of the menu, with what is its reader's own above, and one to choose the country. */
export function MenuDrawer({ menu, isOpen, onClose }: MenuDrawerProps) {
  const t = useT()
  const [isChoosing, setChoosing] = useState(false)
  const person = usePerson(isOpen)
  const shown = usePromoMenu(isOpen) ?? menu
  function close() {
    setChoosing(false)
    onClose()
  }
  return (
    <Panel
      side="left"
      isOpen={isOpen}
      onClose={close}
      title={isChoosing ? <span className={styles.title}>{t('shell.country')}</span> : t('shell.menu')}
    >
      {/* The tree is large and hidden: it is drawn when it is wanted. */}
      {!isOpen ? null : isChoosing ? (
        <>
          <button type="button" className={styles.back} onClick={() => setChoosing(false)}>
            <Icon name="left" size="small" /> {t('shell.back')}
          </button>
          <StoreChoice />
        </>
      ) : (
        <>
          <MenuPerson person={person} onClose={close} />
          <CategoryTree menu={shown} />
          <MenuLinks onChoose={() => setChoosing(true)} onClose={close} />
        </>
      )}
    </Panel>
  )
}
