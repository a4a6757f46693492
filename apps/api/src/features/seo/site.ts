import type { StoreView } from '@vitrine/domain/store/store-view'

// Addresses as the world sees them: the shop's own, the store's prefix, an encoded path.
export class Site {
  readonly #publicUrl: string

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl
  }

  root(path: string): string {
    return `${this.#publicUrl}/${path}`
  }

  page({ code }: StoreView, path = ''): string {
    return this.root([code, ...path.split('/')].filter(Boolean).map(encodeURIComponent).join('/'))
  }

  /** The largest picture the shop makes of it. */
  picture(path: string): string {
    return this.root(`media/1200x1488/${path.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`)
  }
}
