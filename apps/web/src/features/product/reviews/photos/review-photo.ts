/** A photo with who took it, and what they wrote beside it. */
export type ReviewPhoto = { path: string; nickname: string; title: string }
