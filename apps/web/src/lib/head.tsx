import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { useHref, useRouteLoaderData } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'

type HeadProps = {
  title: string
  description?: string
  /** Inside the store, as links have it; without it the page has no canonical address and is not to be indexed. */
  path?: string
}

/** React moves these into the document's head. */
export function Head({ title, description, path }: HeadProps) {
  const t = useT()
  const origin = (useRouteLoaderData('root') as { publicUrl?: string } | undefined)?.publicUrl ?? ''
  const href = useHref(path ?? '/').replace(/\/$/, '')
  return (
    <>
      <title>{t('shell.title', { page: title })}</title>
      {description && <meta name="description" content={description} />}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + href} />
          {/* Catalogue addresses differ between languages; the ones all stores share are told to be the same page. */}
          {(path === '/' || path.startsWith('/i/')) &&
            STORE_VIEWS.filter((view) => view.enabled).map((view) => (
              <link
                key={view.code}
                rel="alternate"
                hrefLang={view.locale}
                href={`${origin}/${view.code}${path === '/' ? '' : path}`}
              />
            ))}
        </>
      )}
    </>
  )
}
