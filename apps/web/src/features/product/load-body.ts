import type { ComponentType } from 'react'
import type { ProductData } from './product-data.ts'

type Body = ComponentType<{ data: ProductData }>

let loaded: Body | undefined

export const importBody = async (): Promise<Body> => (await import('./product-body.tsx')).ProductBody

/** For a page that is gone to, which is shown when all of it is there. */
export async function loadBody(): Promise<void> {
  loaded ??= await importBody()
}

/** Never on the server: what it writes is waited for by whoever takes it over. */
export const loadedBody = (): Body | undefined => loaded
