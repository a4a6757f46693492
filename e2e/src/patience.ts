/** How long a shopper waits for anything; no story is judged by its time, so this only ends what hangs. */
export const PATIENCE_MS = 45_000
