/** The six kinds of the specification (R3.6). A loading one stays until it is replaced (same `id`) or dismissed. */
export type ToastType = 'default' | 'success' | 'error' | 'info' | 'warning' | 'loading'

/** As long as a toast is shown (R3.6), and whatever else says that something was done. */
export const TOAST_MS = 4_000

export interface ToastOptions {
  readonly description?: string
  /** A shown toast of this id is replaced: what a loading one became. */
  readonly id?: string
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** Words of the region and of each toast's close button ("Avisos", "Fechar"); nothing is announced, and no button drawn, without them. */
export interface ToastWords {
  readonly region: string
  readonly close: string
}
