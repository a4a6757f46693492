import { Link } from 'react-router'
import { contentPath } from '#web/lib/links.ts'
import { useT } from '#web/ui/shop-context.tsx'
import type { MenuCategory } from '../menu-category.ts'
import styles from './footer.module.css'
import { StoreSelect } from './store-select.tsx'

const SHOP_LINKS = 6

export function Footer({ menu, year }: { menu: MenuCategory[]; year: number | undefined }) {
  const t = useT()
  return (
    <footer className={`wrap ${styles.footer}`}>
      <div className={styles.grid}>
        <div className={styles.wide}>
          <a className={styles.phone} href="tel:+498001234567">
            +49 800 123 45 67
          </a>
          <p className="tone-second">
            {t('shell.helpHours')}
            <br />
            <a className="text-link" href="mailto:help@vitrine.example">
              help@vitrine.example
            </a>
          </p>
        </div>
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
        <nav className={styles.links} aria-label={t('shell.help')}>
          <h2>{t('shell.help')}</h2>
          <HelpLinks />
        </nav>
        <div className={styles.wide}>
          <h2 id="store-select">{t('shell.country')}</h2>
          <StoreSelect labelledBy="store-select" />
        </div>
      </div>
      <div className={styles.base}>
        <span>{t('shell.imprint', { year: String(year ?? '') })}</span>
        <span>Vitrine Retail GmbH, Torstraße 61, 10119 Berlin</span>
        <span>{t('shell.demo')}</span>
      </div>
    </footer>
  )
}

function HelpLinks() {
  const t = useT()
  const pages = [
    ['shipping-info', t('shell.delivery')],
    ['retail-returns', t('shell.returns')],
    ['terms-and-conditions', t('shell.terms')],
    ['privacy-policy', t('shell.privacy')],
  ] as const
  return (
    <ul>
      {pages.map(([identifier, name]) => (
        <li key={identifier}>
          <Link to={contentPath(identifier)}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
