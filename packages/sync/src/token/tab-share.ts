import { noShare, type SharedToken, type TokenShare } from './token-place.ts'

type Broadcast = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/** From tab to tab of one origin; a browser without it asks for a token in each. */
export function tabShare(broadcast: Broadcast | undefined): TokenShare {
  if (!broadcast) return noShare
  return {
    post: (shared) => broadcast.postMessage(shared),
    subscribe(listener) {
      broadcast.addEventListener('message', ({ data }: MessageEvent<SharedToken>) => listener(data))
      return () => undefined
    },
  }
}
