import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSession } from '#web/engine/use-session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { AccountLink } from '../account/account-link.tsx'
import type { MenuCategory } from '../menu-category.ts'
import { CategoryTree } from './category-tree.tsx'
import styles from './menu-drawer.module.css'
import { StoreChoice } from './store-choice.tsx'

export type MenuDrawerProps = { menu: MenuCategory[]; isOpen: boolean; onClose: () => void }

export function MenuDrawer({ menu, isOpen, onClose }: MenuDrawerProps) {
  const t = useT()
  const [isChoosing, setChoosing] = useState(false)
  function close() {
    setChoosing(false)
    onClose()
  }
  return (
    <Panel
      side="left"
      isOpen={isOpen}
      onClose={close}
      title={isChoosing ? t('shell.country') : t('shell.menu')}
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
          <CategoryTree menu={menu} />
          <MenuLinks onChoose={() => setChoosing(true)} onClose={close} />
        </>
      )}
    </Panel>
  )
}

function MenuLinks({ onChoose, onClose }: { onChoose: () => void; onClose: () => void }) {
  const t = useT()
  const store = useStore()
  const { status, signOut } = useSession()
  const navigate = useNavigate()
  /** Closes the menu and leads to the first page (spec accounts §4). */
  function leave() {
    onClose()
    void navigate('/')
    void signOut()
  }
  return (
    <ul className={styles.plain}>
      <li>
        <AccountLink onOpen={onClose} />
      </li>
      {status === 'signed-in' && (
        <li>
          <button type="button" onClick={leave}>
            {t('account.signOut')}
          </button>
        </li>
      )}
      <li>
        <button type="button" onClick={onChoose}>
          {t('shell.country')} <span>{`${store.name}, ${store.currencyCode} ${store.currencySign}`}</span>
        </button>
      </li>
      <li>
        <Link to="/i/shipping-info">{t('shell.delivery')}</Link>
      </li>
      <li>
        <Link to="/i/retail-returns">{t('shell.returns')}</Link>
      </li>
      <li>
        <a href="tel:+498001234567">
          {t('shell.help')}, +49 800 123 45 67 <span>{t('shell.helpHours')}</span>
        </a>
      </li>
    </ul>
  )
}
