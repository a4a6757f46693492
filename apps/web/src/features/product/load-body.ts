import type { ComponentType } from 'react'
import type { ProductData } from './product-data.ts'

type Body = ComponentType<{ data: ProductData }>

let loaded: Body | undefined

export async function loadBody(): Promise<Body> {
  loaded = (await import('./product-body.tsx')).ProductBody
  return loaded
}

/** What is drawn at once, where it is there. */
export const loadedBody = (): Body | undefined => loaded
