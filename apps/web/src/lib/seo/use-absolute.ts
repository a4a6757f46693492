import { useHref } from 'react-router'
import { useRootData } from '../loaded/root-data.ts'

/** Makes a path of this store an address that also works outside of it. */
export function useAbsolute(): (path: string) => string {
  const origin = useOrigin()
  const home = useHref('/').replace(/\/$/, '')
  return (path) => origin + home + (path === '/' ? '' : path)
}

export const useOrigin = (): string => useRootData().publicUrl ?? ''
