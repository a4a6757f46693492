/** Where partners post. A link to anywhere else is refused: the cabinet shows it to others, who follow it. */
const NETWORKS = [
  ...['instagram.com', 'threads.net', 'threads.com', 'facebook.com', 'tiktok.com', 'youtube.com', 'youtu.be'],
  ...['pinterest.com', 'x.com', 't.me', 'vk.com', 'xiaohongshu.com', 'weibo.com'],
] as const

const LINK = /^https:\/\/([a-z0-9.-]+)(?:\/[^\s\\]*)?$/i

export function isPostLink(link: string): boolean {
  const host = LINK.exec(link)?.[1]?.toLowerCase()
  return host !== undefined && NETWORKS.some((one) => host === one || host.endsWith(`.${one}`))
}
