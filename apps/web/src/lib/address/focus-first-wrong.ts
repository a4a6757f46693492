/** After the try to send: once what is wrong is on the page, whoever types goes on where it is. */
export function focusFirstWrong(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
