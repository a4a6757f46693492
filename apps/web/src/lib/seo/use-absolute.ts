import { useHref, useRouteLoaderData } from 'react-router'

/** Makes a path of this store an address that also works outside of it. */
export function useAbsolute(): (path: string) => string {
  const origin = useOrigin()
  const home = useHref('/').replace(/\/$/, '')
  return (path) => origin + home + (path === '/' ? '' : path)
}

export function useOrigin(): string {
  return (useRouteLoaderData('root') as { publicUrl?: string } | undefined)?.publicUrl ?? ''
}
