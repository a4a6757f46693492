/** How far a press moves what scrolls: a browser glides there for whoever asks it to, also where they want nothing to move. */
export const glide = (): ScrollBehavior =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
