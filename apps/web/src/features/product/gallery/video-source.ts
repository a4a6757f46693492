import type { MediaEntry } from '@vitrine/domain/catalog/product'

export type VideoSource =
  | { kind: 'file'; url: string }
  /** Comes from somebody else, who is asked only after the shopper has agreed. */
  | { kind: 'embed'; url: string; host: string }

const YOUTUBE =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/))([\w-]{6,})/
const VIMEO = /vimeo\.com\/(?:video\/)?(\d+)/

/** Undefined for an address nothing can be made of. */
export function videoSource(video: MediaEntry['vid']): VideoSource | undefined {
  if (!video) return undefined
  const { url, type, video_id: id } = video
  const youtube = YOUTUBE.exec(url)?.[1] ?? (type === 'youtube' ? id : undefined)
  if (youtube) {
    const address = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtube)}?autoplay=1&rel=0`
    return { kind: 'embed', url: address, host: 'YouTube' }
  }
  const vimeo = VIMEO.exec(url)?.[1] ?? (type === 'vimeo' ? id : undefined)
  if (vimeo) {
    const address = `https://player.vimeo.com/video/${encodeURIComponent(vimeo)}?autoplay=1&dnt=1`
    return { kind: 'embed', url: address, host: 'Vimeo' }
  }
  return /^(https:\/)?\/[^/]/.test(url) ? { kind: 'file', url } : undefined
}
