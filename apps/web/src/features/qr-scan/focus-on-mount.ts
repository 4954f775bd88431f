/** Leads whoever does not see the screen to what has taken the place of what was there. As a ref: `<h2 ref={focusOnMount} tabIndex={-1}>`. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
