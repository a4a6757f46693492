import { useRouteLoaderData } from 'react-router'

export type MenuNode = { id: number; name: string; path: string; children: MenuNode[] }

const NO_MENU: readonly MenuNode[] = []

/** The categories every page has already. */
export function useMenu(): readonly MenuNode[] {
  return (useRouteLoaderData('root') as { menu?: MenuNode[] } | undefined)?.menu ?? NO_MENU
}
