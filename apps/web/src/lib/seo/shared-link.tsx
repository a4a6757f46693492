import type { ReactNode } from 'react'
import { pictureUrl } from '#web/ui/picture.tsx'
import { useStore } from '#web/ui/shop-context.tsx'
import { useSiteName } from '../use-shop-info.ts'
import { useOrigin } from './use-absolute.ts'

export type SharedLinkProps = {
  title: string
  description?: string
  url: string
  /** As the catalogue names it. */
  image: string | null
  type: 'website' | 'article' | 'product'
}

/** What stands for a page that has no picture of its own. */
const SHARE_PICTURE = '/icons/icon-512.png'

/** Built for browsers it is nothing: who shows a link in a message asks the server for its page. */
export const SharedLink: (props: SharedLinkProps) => ReactNode = import.meta.env.SSR
  ? ServerSharedLink
  : () => null

/** How a link to the page looks in a message. */
export function ServerSharedLink({ title, description, url, image, type }: SharedLinkProps) {
  const { locale } = useStore()
  const origin = useOrigin()
  const picture = image ? absoluteTo(origin, pictureUrl(image, 'share')) : undefined
  return (
    <>
      <meta property="og:site_name" content={useSiteName()} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:image" content={picture ?? absoluteTo(origin, SHARE_PICTURE)} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}

const absoluteTo = (origin: string, address: string): string =>
  address.startsWith('/') ? origin + address : address
