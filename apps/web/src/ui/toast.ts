import type { ToastOptions, ToastType, ToastWords } from './toast-options.ts'

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
