import type { MessageKey } from '@vitrine/i18n/message-key'
import { Link } from 'react-router'
import { contentPath } from '#web/lib/links.ts'
import type { ShopInfo, ShopPage } from '#web/lib/shop-info.ts'
import { useT } from '#web/ui/shop-context.tsx'
import type { MenuCategory } from '../menu-category.ts'
import styles from './footer.module.css'
import { StoreSelect } from './store-select.tsx'

const SHOP_LINKS = 6

type FooterProps = { menu: MenuCategory[]; info: ShopInfo; year: number | undefined }

export function Footer({ menu, info, year }: FooterProps) {
  const t = useT()
  return (
    <footer className={`wrap ${styles.footer}`}>
      <div className={styles.grid}>
        <Contact info={info} />
        <nav className={styles.links} aria-label={t('shell.shopNav')}>
          <h2>{t('shell.shopNav')}</h2>
          <ul>
            {menu.slice(0, SHOP_LINKS).map(({ id, name, path }) => (
              <li key={id}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {info.pages.length > 0 && (
          <nav className={styles.links} aria-label={t('shell.help')}>
            <h2>{t('shell.help')}</h2>
            <HelpLinks pages={info.pages} />
          </nav>
        )}
        <div className={styles.wide}>
          <h2 id="store-select">{t('shell.country')}</h2>
          <StoreSelect labelledBy="store-select" />
        </div>
      </div>
      <div className={styles.base}>
        <span>{t('shell.imprint', { year: String(year ?? '') })}</span>
        <span>{[info.company, info.address].filter(Boolean).join(', ')}</span>
        <span>{t('shell.demo')}</span>
      </div>
    </footer>
  )
}

function Contact({ info: { phone, email } }: { info: ShopInfo }) {
  const t = useT()
  return (
    <div className={styles.wide}>
      {phone && (
        <a className={styles.phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      )}
      {email && (
        <p className="tone-second">
          {t('shell.helpHours')}
          <br />
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
    </div>
  )
}

const PAGE_NAMES = {
  'shipping-info': 'shell.delivery',
  'retail-returns': 'shell.returns',
  'terms-and-conditions': 'shell.terms',
  'privacy-policy': 'shell.privacy',
} as const satisfies Record<ShopPage, MessageKey>

function HelpLinks({ pages }: { pages: readonly ShopPage[] }) {
  const t = useT()
  return (
    <ul>
      {pages.map((page) => (
        <li key={page}>
          <Link to={contentPath(page)}>{t(PAGE_NAMES[page])}</Link>
        </li>
      ))}
    </ul>
  )
}
