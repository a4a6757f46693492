import { createContext } from 'react'

/** What is inside of a card as it was written for another page, or what to mark it with, so that it can be kept. */
export type KeptCard = { html: string } | { mark: string }
/** `facts`: all that makes this card another one than the next, besides its page's store and frame. */
export type FindKeptCard = (facts: readonly unknown[]) => KeptCard

/** A server's alone: in a browser cards are drawn. */
export const KeptCardsContext = createContext<FindKeptCard | null>(null)
