import type { ReactNode } from 'react'
import { JsonLd, JsonLdPlace } from './json-ld.tsx'
import { breadcrumbLd } from './site-ld.ts'
import { useAbsolute } from './use-absolute.ts'

type CrumbsLdProps = { crumbs: readonly { name: string; to?: string }[] }

function ServerCrumbsLd({ crumbs }: CrumbsLdProps) {
  return <JsonLd data={breadcrumbLd(crumbs, useAbsolute())} />
}

/** The way to the page, as its breadcrumbs show it. */
export const CrumbsLd: (props: CrumbsLdProps) => ReactNode = import.meta.env.SSR
  ? ServerCrumbsLd
  : JsonLdPlace
