import { isPageOf } from '@vitrine/domain/content/standing-pages'
import { useLocation } from 'react-router'
import { NewsletterForm } from '#web/features/newsletter/newsletter-form.tsx'
import { phoneHref } from '#web/lib/content/phone-href.ts'
import { STATIC_PAGES } from '#web/lib/content/static-pages.ts'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { isNoticeOpen } from '#web/lib/pixel/consent.ts'
import type { ShopInfo } from '#web/lib/shop-info.ts'
import { ShopLink } from '#web/ui/link/shop-link.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './footer.module.css'
import { LastUpdated } from './last-updated.tsx'
import { SocialLinks } from './social-links.tsx'
import { StoreSelect } from './store-select.tsx'

const SHOP_LINKS = 6

type FooterProps = { menu: MenuNode[]; info: ShopInfo; year: number | undefined }

export function Footer({ menu, info, year }: FooterProps) {
  const t = useT()
  // The page of the letters has the form itself.
  const isAtLetters = useLocation().pathname.startsWith('/newsletter')
  return (
    <footer className={`wrap ${styles.footer}`}>
      {info.hasNewsletter && !isAtLetters && (
        <section className={styles.letters} aria-labelledby="letters">
          <div>
            <h2 className="type-section" id="letters">
              {t('content.letters')}
            </h2>
            <p className="tone-second">{t('content.lettersText')}</p>
          </div>
          <NewsletterForm />
        </section>
      )}
      <div className={styles.grid}>
        <Contact info={info} />
        <nav className={styles.links} aria-label={t('shell.shopNav')}>
          <h2>{t('shell.shopNav')}</h2>
          <ul>
            {menu.slice(0, SHOP_LINKS).map(({ id, name, path }) => (
              <li key={id}>
                <ShopLink to={path}>{name}</ShopLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav className={styles.links} aria-label={t('shell.help')}>
          <h2>{t('shell.help')}</h2>
          <HelpLinks info={info} />
        </nav>
        <div className={styles.wide}>
          <h2 id="store-select">{t('shell.country')}</h2>
          <StoreSelect labelledBy="store-select" />
          <SocialLinks networks={info.networks} />
        </div>
      </div>
      <div className={styles.base}>
        <span>{t('shell.imprint', { year: String(year ?? '') })}</span>
        <span>{[info.company, ...info.address].filter(Boolean).join(t('shell.comma'))}</span>
        {info.isDemo && <span>{t('shell.demo')}</span>}
        {info.pixelUrl !== '' && (
          <button type="button" className="text-link" onClick={() => isNoticeOpen.set(true)}>
            {t('shell.cookieSettings')}
          </button>
        )}
        <LastUpdated />
      </div>
    </footer>
  )
}

function Contact({ info: { phone, hours, email } }: { info: ShopInfo }) {
  return (
    <div className={styles.wide}>
      {phone && (
        <a className={styles.phone} href={phoneHref(phone)}>
          {phone}
        </a>
      )}
      {email && (
        <p className="tone-second">
          {hours && (
            <>
              {hours}
              <br />
            </>
          )}
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
    </div>
  )
}

function HelpLinks({ info: { pages, hasNews } }: { info: ShopInfo }) {
  const t = useT()
  const store = useStore()
  const own = STATIC_PAGES.filter(
    (page) => pages.includes(page.identifier) && isPageOf(page.identifier, store),
  )
  return (
    <ul>
      <li>
        <ShopLink to="/order-lookup">{t('order.lookup')}</ShopLink>
      </li>
      {own.map(({ path, title }) => (
        <li key={path}>
          <ShopLink to={path}>{t(title)}</ShopLink>
        </li>
      ))}
      {hasNews && (
        <li>
          <ShopLink to="/news">{t('content.news')}</ShopLink>
        </li>
      )}
    </ul>
  )
}
