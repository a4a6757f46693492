import { Link, useNavigate } from 'react-router'
import { useSession } from '#web/engine/use-session.ts'
import { useWishlist } from '#web/engine/wishes/use-wishlist.ts'
import { phoneHref } from '#web/lib/content/phone-href.ts'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { useViewedCount } from '#web/recently-viewed/rail/use-viewed-count.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './menu-drawer.module.css'

export function MenuLinks({ onChoose, onClose }: { onChoose: () => void; onClose: () => void }) {
  const t = useT()
  const store = useStore()
  const session = useSession()
  const { phone, hours } = useShopInfo()
  return (
    <ul className={styles.plain}>
      <li>
        <Link to="/recently-viewed">
          {t('recent.title')} <span>{useViewedCount()}</span>
        </Link>
      </li>
      <li>
        <Link to="/wishlist">
          {t('wishlist.title')} <span>{useWishlist().items.length}</span>
        </Link>
      </li>
      {session.status === 'guest' && (
        <li>
          <Link to="/order-lookup">{t('order.lookup')}</Link>
        </li>
      )}
      {phone && (
        <li>
          <a href={phoneHref(phone)}>
            {t('shell.help') + t('shell.comma') + phone} {hours && <span>{hours}</span>}
          </a>
        </li>
      )}
      <li>
        <button type="button" onClick={onChoose}>
          {t('shell.country')} <span>{`${store.name}, ${store.currencyCode} ${store.currencySign}`}</span>
        </button>
      </li>
      {session.status === 'signed-in' && (
        <li>
          <SignOut isActing={session.actor !== undefined} onClose={onClose} />
        </li>
      )}
    </ul>
  )
}

/** Closes the menu and leads to the first page; whoever acts for somebody stays where they are (spec accounts §4). */
function SignOut({ isActing, onClose }: { isActing: boolean; onClose: () => void }) {
  const t = useT()
  const { signOut } = useSession()
  const navigate = useNavigate()
  function leave() {
    onClose()
    if (!isActing) void navigate('/')
    void signOut()
  }
  return (
    <button type="button" onClick={leave}>
      {t(isActing ? 'account.actEnd' : 'account.signOut')}
    </button>
  )
}
