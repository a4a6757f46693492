import type { ReactNode } from 'react'
import { useStore } from '#web/ui/shop-context.tsx'
import { useShopInfo, useSiteName } from '../use-shop-info.ts'
import { JsonLd, JsonLdPlace } from './json-ld.tsx'
import { organisationLd, websiteLd } from './site-ld.ts'
import { useAbsolute, useOrigin } from './use-absolute.ts'

function ServerOrganisationLd() {
  const home = useAbsolute()('/')
  return (
    <JsonLd
      data={organisationLd(useShopInfo(), {
        name: useStore().shopName,
        home,
        logo: `${useOrigin()}/mark.svg`,
      })}
    />
  )
}

function ServerWebsiteLd() {
  return <JsonLd data={websiteLd(useAbsolute(), { name: useSiteName(), locale: useStore().locale })} />
}

const OrganisationLd: () => ReactNode = import.meta.env.SSR ? ServerOrganisationLd : JsonLdPlace
const WebsiteLd: () => ReactNode = import.meta.env.SSR ? ServerWebsiteLd : JsonLdPlace

/** Who runs the shop, and that it can be searched; told once, on the home page. */
export function SiteLd() {
  return (
    <>
      <OrganisationLd />
      <WebsiteLd />
    </>
  )
}
