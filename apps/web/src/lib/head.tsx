import { stripInvisible } from '@vitrine/domain/contact/strip-invisible'
import { useLocation } from 'react-router'
import { useIsAway } from '#web/ui/focus/away.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { useRootData } from './loaded/root-data.ts'
import { SharedAlternates } from './seo/alternates.tsx'
import { SharedLink } from './seo/shared-link.tsx'
import { useAbsolute } from './seo/use-absolute.ts'
import { useSiteName } from './use-shop-info.ts'

type HeadProps = {
  /** The shop's own name alone where the page has none yet. */
  title?: string
  /** The server alone writes it, as all that is read by who asks it for each page; long ones may be left out in browsers. */
  description?: string
  /** Inside the store, as links have it; without it the page has no canonical address and is not to be indexed. */
  path?: string
  /** A page among many of its kind, such as a filtered list: found by its links, not shown in results. */
  isIndexed?: boolean
  /** What a shared link shows, as the catalogue names it. */
  image?: string | null
  type?: 'website' | 'article' | 'product'
}

/** React moves these into the document's head. A page that is only kept says nothing there. */
export function Head({
  title: shown,
  description: told,
  path,
  isIndexed = true,
  image = null,
  type = 'website',
}: HeadProps) {
  const t = useT()
  const site = useSiteName()
  const absolute = useAbsolute()
  const isHidden = useIsHidden()
  if (useIsAway()) return null
  // What binds words on a page parts them where they are searched for and listed.
  const title = shown && stripInvisible(shown)
  const description = import.meta.env.SSR && told ? stripInvisible(told) : undefined
  return (
    <>
      <title>{title === undefined ? site : t('shell.title', { page: title, shop: site })}</title>
      {import.meta.env.SSR && description && <meta name="description" content={description} />}
      {path === undefined || !isIndexed || isHidden ? (
        <meta name="robots" content={isHidden ? 'noindex, nofollow' : 'noindex, follow'} />
      ) : (
        <>
          <meta name="robots" content="index, follow, max-image-preview:large" />
          <link rel="canonical" href={absolute(path)} />
          <SharedAlternates path={path} />
          <SharedLink
            title={title ?? site}
            description={description}
            url={absolute(path)}
            image={image}
            type={type}
          />
        </>
      )}
    </>
  )
}

/** What is somebody's own, and every page of a shop that is only tried out (spec accounts §2). */
const PERSONAL = /^\/(my-account|cabinet|admin|blogger-[a-z-]+)(\/|$)/

function useIsHidden(): boolean {
  const { pathname } = useLocation()
  const { stage } = useRootData()
  return stage === 'staging' || PERSONAL.test(pathname)
}
