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

let words: ToastWords = { region: '', close: '' }
let shown = 0

/** Sets the words in the visitor's language: once, before the first toast. */
export function nameToasts(given: ToastWords): void {
  words = given
}

// sonner and its styles are fetched by the first toast; the module is cached, so toasts appear in the order they were requested
const load = () => import('./Toaster.tsx')

const show =
  (type: ToastType) =>
  (title: string, options: ToastOptions = {}): string => {
    const id = options.id ?? `toast-${++shown}`
    void load().then(({ showToast }) => showToast(type, title, { ...options, id }, words))
    return id
  }

/**
 * A short message at the top right that leaves by itself (R3.6): `toast('…')`, `toast.success('…', { description })`. Gives the id, by
 * which it can be replaced or dismissed. For the browser only.
 */
export const toast = Object.assign(show('default'), {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
  loading: show('loading'),
  dismiss: (id: string): void => {
    void load().then(({ dismissToast }) => dismissToast(id))
  },
})
