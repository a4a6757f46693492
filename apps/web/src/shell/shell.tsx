import type { ReactNode } from 'react'
import type { MenuCategory } from './menu-category.ts'
export function Shell({
  children,
}: {
  menu: MenuCategory[]
  publicUrl: string
  year: number | undefined
  children: ReactNode
}) {
  return <main>{children}</main>
}
