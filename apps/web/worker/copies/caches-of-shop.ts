/** Names of what is kept; the files of a build have a cache of their own. */
export const CACHES = {
  pages: 'vitrine-pages',
  pictures: 'vitrine-pictures',
  reads: 'vitrine-reads',
} as const
export const LIMITS = { pages: 60, pictures: 300, reads: 80 } as const

const ASSETS = 'vitrine-assets-'
export const assetsOf = (build: string): string => `${ASSETS}${build}`
export const isOfBuild = (name: string): boolean => name.startsWith(ASSETS)
