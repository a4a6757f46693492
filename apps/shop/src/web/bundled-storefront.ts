/** In the bundle this file is another one, which reads the storefront's build out of it (`scripts/bundle-server.ts`). */
export const bundledStorefront: (() => Promise<unknown>) | undefined = undefined
