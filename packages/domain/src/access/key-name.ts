/** What a program's key may be called; one rule for the form, the shop and the command. */
export const API_KEY_NAME = /^[a-z0-9][a-z0-9-]{1,39}$/
