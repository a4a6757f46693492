import { oneOf } from '../choice.ts'

export type ForWhom = 'women' | 'men'

/** Clothing that both wear is cut twice: the choice that says for whom. */
export const FOR_WHOM = { cut: oneOf<ForWhom>('women', 'men') }
